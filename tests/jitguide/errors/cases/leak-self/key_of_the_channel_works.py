from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


class Channel:
    def __init__(self, seed):
        self.key = jax.random.PRNGKey(seed)

    @partial(jax.jit, static_argnums=0)
    def transmit(self, x, key):
        key, sub = jax.random.split(key)
        return x + jax.random.normal(sub, x.shape), key


channel = Channel(0)
first, channel.key = channel.transmit(jnp.ones(3), channel.key)
second, channel.key = channel.transmit(jnp.ones(4), channel.key)
key, sub = jax.random.split(jax.random.split(jax.random.PRNGKey(0))[0])
print(second.shape)
np.testing.assert_allclose(second, 1 + jax.random.normal(sub, (4,)), rtol=1e-6)
np.testing.assert_array_equal(channel.key, key)
