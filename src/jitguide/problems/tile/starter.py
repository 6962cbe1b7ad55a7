"""Tile an array n times: the first idea, which breaks."""

import jax
import jax.numpy as jnp


def jit_with_static_n(x: jax.Array, n: float) -> jax.Array:
    """Tile a 1-D array `n` times."""
    k = x.shape[0]
    result = jnp.zeros((n * k,))  # the first idea: it breaks here
    for i in range(n):
        result = result.at[i * k : (i + 1) * k].set(x)
    return result
