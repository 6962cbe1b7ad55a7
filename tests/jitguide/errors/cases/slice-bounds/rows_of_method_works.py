import functools

import jax
import jax.numpy as jnp


class Attention:
    def __init__(self, repeats):
        self.repeats = repeats

    @functools.partial(jax.jit, static_argnames=["self", "pos"])
    def cached(self, x, pos):
        return jnp.repeat(x[:pos], self.repeats, axis=0)


assert Attention(2).cached(jnp.ones((4, 2)), 3).shape == (6, 2)
