import jax
import jax.numpy as jnp


def scaled(row, by):
    return row * by


jax.vmap(scaled, out_axes=(0, 1))(jnp.ones((3, 2)), jnp.arange(3.0))  # raises ValueError
