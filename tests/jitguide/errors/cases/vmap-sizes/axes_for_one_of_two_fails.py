import jax
import jax.numpy as jnp


def scaled(row, factor):
    return factor * row.sum()


out = jax.vmap(scaled, in_axes=(0,))(jnp.ones((3, 2)), 5.0)  # raises ValueError
