# argument: weights

import jax
import jax.numpy as jnp


def weighted(x, weights):
    return jnp.sum(x * weights)


rows = jnp.ones((4, 3))
weights = jnp.arange(3.0)
jax.vmap(weighted)(rows, weights)  # raises ValueError
