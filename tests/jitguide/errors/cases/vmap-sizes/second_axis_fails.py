import jax
import jax.numpy as jnp


def total(a, b):
    return a.sum() + b.sum()


jax.vmap(total, in_axes=(0, 1))(jnp.ones((10, 4)), jnp.ones((10, 2)))  # raises ValueError
