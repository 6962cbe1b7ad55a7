import jax


class Scaled:
    __hash__ = None

    def __call__(self, x):
        return 2 * x


jax.jit(Scaled())(1.0)  # raises TypeError
