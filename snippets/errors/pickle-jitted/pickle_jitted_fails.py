import pickle

import jax


class Model:
    def __init__(self, scale):
        self.scale = scale
        self.apply = jax.jit(self._apply)

    def _apply(self, x):
        return self.scale * x


model = Model(2.0)
print(model.apply(3.0))
pickle.dumps(model)  # raises AttributeError
