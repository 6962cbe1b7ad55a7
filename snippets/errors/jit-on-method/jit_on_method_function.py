import jax


@jax.jit
def scale(factor, x):
    print("tracing")
    return factor * x


class Scaler:
    def __init__(self, factor):
        self.factor = factor

    def apply(self, x):
        return scale(self.factor, x)


print(Scaler(2).apply(5), Scaler(3).apply(5))
