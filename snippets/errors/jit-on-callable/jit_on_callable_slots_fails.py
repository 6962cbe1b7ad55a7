import jax


class Scaler:
    __slots__ = ("factor",)

    def __init__(self, factor):
        self.factor = factor

    def __call__(self, x):
        return self.factor * x


print(jax.jit(Scaler(2.0))(3.0))  # raises TypeError
