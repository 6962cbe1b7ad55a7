import pickle

import jax


class Model:
    def __init__(self, scale):
        self.scale = scale
        self.apply = jax.jit(self._apply)

    def _apply(self, x):
        return self.scale * x

    def __reduce__(self):
        return type(self), (self.scale,)


copy = pickle.loads(pickle.dumps(Model(2.0)))
print(copy.apply(3.0))
