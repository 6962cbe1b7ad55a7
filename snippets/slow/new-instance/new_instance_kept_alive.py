import gc
import weakref
from functools import partial

import jax


class Scaler:
    def __init__(self, scale):
        self.scale = scale

    @partial(jax.jit, static_argnums=0)
    def __call__(self, x):
        return self.scale * x


scaler = Scaler(2.0)
scaler(1.0)
reference = weakref.ref(scaler)
del scaler
gc.collect()
print("still in memory?", reference() is not None)
