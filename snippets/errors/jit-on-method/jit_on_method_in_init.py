import jax


class Scaler:
    def __init__(self, factor):
        self.factor = factor
        self.apply = jax.jit(self._apply)

    def _apply(self, x):
        return self.factor * x


scaler = Scaler(2)
print(scaler.apply(5))
scaler.factor = 100
print(scaler.apply(5), scaler._apply(5))
