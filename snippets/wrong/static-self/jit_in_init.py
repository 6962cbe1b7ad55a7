import jax


class Scaler:
    def __init__(self, scale):
        self.scale = scale
        self.apply = jax.jit(self._apply)

    def _apply(self, x):
        print("tracing with scale =", self.scale)
        return self.scale * x


scaler = Scaler(2)
print(scaler.apply(1))
scaler.scale = 10
print("after scaler.scale = 10:", scaler.apply(1))
print("a new object:", Scaler(2).apply(1))
