# argument: pos

import functools

import jax
import jax.numpy as jnp


class Attention:
    def __init__(self, repeats):
        self.repeats = repeats

    @functools.partial(jax.jit, static_argnums=0)
    def cached(self, x, pos):
        return jnp.repeat(x[:pos], self.repeats, axis=0)  # raises IndexError


Attention(2).cached(jnp.ones((4, 2)), 3)
