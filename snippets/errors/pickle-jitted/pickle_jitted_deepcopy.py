import copy

import jax


class Model:
    def __init__(self, scale):
        self.scale = scale
        self.apply = jax.jit(self._apply)

    def _apply(self, x):
        return self.scale * x


class Repaired(Model):
    def __reduce__(self):
        return Repaired, (self.scale,)


for model in Model(2.0), Repaired(2.0):
    other = copy.deepcopy(model)
    other.scale = 0.0
    print(other.apply(3.0))
