import jax
import numpy as np


class Settings:
    def __init__(self, rate):
        self.rate = rate


jax.tree_util.register_pytree_node(
    Settings, lambda settings: ((settings.rate,), None), lambda _, parts: Settings(*parts)
)


def step(x, settings):
    return x * settings.rate


result = jax.jit(step)(2.0, Settings(0.5))
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
