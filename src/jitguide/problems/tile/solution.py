"""Tile: the solution."""

import jax
import jax.numpy as jnp


def jit_with_static_n(x: jax.Array, n: float) -> jax.Array:
    """Tile a 1-D array `n` times; `n` is a whole number that arrives as a float."""
    return jnp.tile(x, int(n))
