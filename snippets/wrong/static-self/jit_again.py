import jax


class Scaler:
    def __init__(self, scale):
        self.scale = scale

    def apply(self, x):
        print("tracing with scale =", self.scale)
        return self.scale * x


scaler = Scaler(2)
first = jax.jit(scaler.apply)
print(first(1))
scaler.scale = 10
print("jitted again:", jax.jit(scaler.apply)(1))
print("equal?", scaler.apply == scaler.apply)
del first
print("jitted when the first is gone:", jax.jit(scaler.apply)(1))
