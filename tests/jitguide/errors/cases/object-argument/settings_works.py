import jax
import numpy as np


class Settings:
    def __init__(self, rate):
        self.rate = rate


def step(x, settings):
    return x * settings.rate


result = jax.jit(step, static_argnames=["settings"])(2.0, Settings(0.5))
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
