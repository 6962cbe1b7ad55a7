import functools

import jax
import jax.numpy as jnp


class Attention:
    def __init__(self, repeats):
        self.repeats = repeats

    @functools.partial(jax.jit, static_argnums=0)
    def cached(self, x, pos):
        return jnp.repeat(jnp.where(jnp.indices(x.shape)[0] < pos, x, 0), self.repeats, axis=0)


assert Attention(2).cached(jnp.ones((4, 2)), 3).sum() == 12
