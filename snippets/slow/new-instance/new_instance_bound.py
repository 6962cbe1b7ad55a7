import jax


class Scaler:
    def __init__(self, scale):
        self.scale = scale
        self.apply = jax.jit(self._apply)

    def _apply(self, x):
        print("tracing with scale =", self.scale)
        return self.scale * x


for _ in range(3):
    Scaler(2.0).apply(1.0)
