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
Model.apply.clear_cache()
gc.collect()
print("still alive after clear_cache:", watched() is not None)

jax.clear_caches()
gc.collect()
print("still alive after jax.clear_caches:", watched() is not None)
