# argument: key

import jax
import jax.numpy as jnp


def dropped(key, x, rate):
    keep = jax.random.bernoulli(key, 1 - rate, x.shape)
    return jnp.where(keep, x, 0.0)


batch = jnp.ones((3, 5))
keys = jax.random.split(jax.random.key(1), 32)
out = jax.vmap(dropped, in_axes=(0, 0, None))(keys, batch, 0.0)  # raises ValueError
