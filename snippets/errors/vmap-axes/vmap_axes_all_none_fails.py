import jax
import jax.numpy as jnp


def scaled(factor, row):
    return factor * row


rows = jnp.ones((3, 2))
jax.vmap(scaled, in_axes=None)(2.0, rows)  # raises ValueError
