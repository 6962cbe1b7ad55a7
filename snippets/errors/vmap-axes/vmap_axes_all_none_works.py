import jax
import jax.numpy as jnp


def scaled(factor, row):
    return factor * row


rows = jnp.ones((3, 2))
print(jax.vmap(scaled, in_axes=(None, 0))(2.0, rows).shape)
