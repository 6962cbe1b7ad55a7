import jax


class Scaler:
    def __init__(self, factor):
        self.factor = factor

    @jax.jit
    def apply(self, x):
        return self.factor * x


print(Scaler(2).apply(5))  # raises TypeError
