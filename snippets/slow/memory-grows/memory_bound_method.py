import gc
import weakref

import jax


class Model:
    def __init__(self, factor):
        self.factor = factor
        self.apply = jax.jit(self._apply)

    def _apply(self, x):
        return self.factor * x


gc.disable()
model = Model(2.0)
model.apply(1.0)
watched = weakref.ref(model)

del model
print("alive after del:         ", watched() is not None)
gc.collect()
print("alive after gc.collect():", watched() is not None)
