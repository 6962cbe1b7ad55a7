import copy

import jax


class Model:
    def __init__(self, scale):
        self.scale = scale
        self.plain = self.apply
        self.jitted = jax.jit(self.apply)

    def apply(self, x):
        return self.scale * x


class Reduced(Model):
    def __reduce__(self):
        return type(self), (self.scale,)


for model in Model(2.0), Reduced(2.0):
    other = copy.deepcopy(model)
    other.scale = 0.0
    print("copied:", other.jitted is not model.jitted)
    print("plain", other.plain(3.0), "jitted", other.jitted(3.0))
