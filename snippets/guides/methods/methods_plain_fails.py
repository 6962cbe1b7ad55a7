import jax


class Model:
    def __init__(self, scale):
        self.scale = scale

    @jax.jit
    def __call__(self, x):
        return self.scale * x


Model(2.0)(5.0)  # raises TypeError
