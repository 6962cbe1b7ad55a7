# pasted above its traceback
# argument: scale

import jax
import jax.numpy as jnp


def scaled(scale, row):
    return scale.sum() * row


rows_of = jax.vmap(scaled)
scale = jnp.ones(2)
rows = jnp.ones((3, 2))
rows_of(scale, rows)  # raises ValueError
