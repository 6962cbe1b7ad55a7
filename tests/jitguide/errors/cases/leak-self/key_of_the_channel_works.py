from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


class Channel:
    def __init__(self, seed):
        self.key = jax.random.PRNGKey(seed)

    def next_key(self):
        self.key, sub = jax.random.split(self.key)
        return sub

    @partial(jax.jit, static_argnums=0)
    def transmit(self, x, key):
        return x + jax.random.normal(key, x.shape)


channel = Channel(0)
key = channel.next_key()
first = channel.transmit(jnp.ones(3), key)
key = channel.next_key()
second = channel.transmit(jnp.ones(4), key)
_, sub = jax.random.split(jax.random.split(jax.random.PRNGKey(0))[0])
print(second.shape)
np.testing.assert_allclose(second, 1 + jax.random.normal(sub, (4,)), rtol=1e-6)
