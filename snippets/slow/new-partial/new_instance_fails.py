from functools import partial

import jax


class Scaler:
    def __init__(self, scale):
        self.scale = scale

    @partial(jax.jit, static_argnums=0)
    def __call__(self, x):
        print("tracing with scale =", self.scale)
        return self.scale * x


for _ in range(3):
    Scaler(2.0)(1.0)
