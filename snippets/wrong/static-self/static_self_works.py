import jax


@jax.jit
def _apply(scale, x):
    print("tracing")
    return scale * x


class Scaler:
    def __init__(self, scale):
        self.scale = scale

    def __call__(self, x):
        return _apply(self.scale, x)


scaler = Scaler(2)
print(scaler(1))
scaler.scale = 10
print("after scaler.scale = 10:", scaler(1))
