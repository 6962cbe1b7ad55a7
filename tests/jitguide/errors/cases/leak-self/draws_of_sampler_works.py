import functools

import jax
import numpy as np


class Prior:
    def __init__(self, scale):
        self.key = jax.random.key(7)
        self.scale = scale

    @functools.partial(jax.jit, static_argnames=("self", "count"))
    def draw(self, count, key):
        key, subkey = jax.random.split(key)
        return self.scale * jax.random.normal(subkey, (count,)), key


prior = Prior(2.0)
first, prior.key = prior.draw(count=2, key=prior.key)
second, prior.key = prior.draw(count=3, key=prior.key)
key, one = jax.random.split(jax.random.key(7))
np.testing.assert_allclose(second, 2 * jax.random.normal(jax.random.split(key)[1], (3,)), rtol=1e-6)
