import jax
import jax.numpy as jnp


def weighted(x, weights):
    return jnp.sum(x * weights)


rows = jnp.ones((4, 3))
weights = jnp.arange(3.0)
assert jax.vmap(weighted, in_axes=(0, None))(rows, weights).shape == (4,)
