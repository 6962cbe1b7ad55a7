import functools

import jax
import jax.numpy as jnp


def stacked(x, y, f):
    return jnp.stack([f(x), y])


x = jnp.ones((3, 2))
result = jax.vmap(functools.partial(stacked, f=jnp.sin))(x, x)
assert result.shape == (3, 2, 2)
