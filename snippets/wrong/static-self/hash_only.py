from functools import partial

import jax


class Scaler:
    def __init__(self, scale):
        self.scale = scale

    def __hash__(self):
        return hash(self.scale)

    @partial(jax.jit, static_argnums=0)
    def __call__(self, x):
        print("tracing with scale =", self.scale)
        return self.scale * x


scaler = Scaler(2)
print(scaler(1))
print(Scaler(2) == scaler, Scaler(2)(1))
scaler.scale = 10
print("after scaler.scale = 10:", scaler(1))
