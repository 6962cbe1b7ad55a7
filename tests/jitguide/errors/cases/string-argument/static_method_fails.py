import jax


class Filter:
    @staticmethod
    @jax.jit
    def apply(x, mode, flip):
        return x


Filter.apply(1.0, "fast", True)  # raises TypeError
