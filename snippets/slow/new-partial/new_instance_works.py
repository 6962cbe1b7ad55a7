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


for scale in (2.0, 2.0, 3.0):
    Scaler(scale)(1.0)
