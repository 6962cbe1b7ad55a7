# pasted above its traceback
from functools import partial

import jax
import jax.numpy as jnp


class Channel:
    def __init__(self, seed):
        self.key = jax.random.PRNGKey(seed)

    def next_key(self):
        self.key, sub = jax.random.split(self.key)
        return sub

    @partial(jax.jit, static_argnums=0)
    def transmit(self, x):
        return x + jax.random.normal(self.next_key(), x.shape)


channel = Channel(0)
first = channel.transmit(jnp.ones(3))
second = channel.transmit(jnp.ones(4))  # raises UnexpectedTracerError
