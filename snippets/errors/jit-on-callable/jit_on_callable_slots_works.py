import jax


class Scaler:
    __slots__ = ("factor", "__weakref__")

    def __init__(self, factor):
        self.factor = factor

    def __call__(self, x):
        return self.factor * x


scaler = Scaler(2.0)
print(jax.jit(scaler)(3.0))


@jax.jit
def scaled(x):
    return scaler(x)


print(scaled(3.0))
