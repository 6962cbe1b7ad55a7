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


models = [Model(factor) for factor in range(3)]
print([float(model.apply(1.0)) for model in models])
watched = [weakref.ref(model) for model in models]

del models
gc.collect()
print("still alive:", sum(ref() is not None for ref in watched))
