import jax
import numpy as np


class Settings:
    def __init__(self, rate):
        self.rate = rate


def rebuild(names, values):
    one = object.__new__(Settings)
    one.__dict__.update(zip(names, values))
    return one


jax.tree_util.register_pytree_node(
    Settings, lambda one: (tuple(vars(one).values()), tuple(vars(one))), rebuild
)


def step(x, settings):
    return x * settings.rate


result = jax.jit(step)(2.0, Settings(0.5))
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
