import gc
import weakref
from functools import partial

import jax


class Model:
    def __init__(self, factor):
        self.factor = factor

    @partial(jax.jit, static_argnames=["self"])
    def apply(self, x):
        return self.factor * x


model = Model(2)
model.apply(1.0)
watched = weakref.ref(model)

del model
jax.clear_caches()
gc.collect()
print("still alive:", watched() is not None)
