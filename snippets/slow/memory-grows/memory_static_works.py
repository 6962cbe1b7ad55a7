import gc
import weakref

import jax


@jax.jit
def scale(factor, x):
    print("tracing")
    return factor * x


class Model:
    def __init__(self, factor):
        self.factor = factor

    def apply(self, x):
        return scale(self.factor, x)


models = [Model(factor) for factor in range(3)]
print([float(model.apply(1.0)) for model in models])
watched = [weakref.ref(model) for model in models]

del models
gc.collect()
print("still alive:", sum(ref() is not None for ref in watched))
