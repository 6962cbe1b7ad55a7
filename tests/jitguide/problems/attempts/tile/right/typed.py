from __future__ import annotations

import jax.numpy as jnp
from jax import Array


def jit_with_static_n(x: Array, n: float) -> Array:
    """Tile `x` along its only axis.

    Use as jax.jit(jit_with_static_n, static_argnames=["n"]).
    """
    reps: int = int(n)
    assert isinstance(reps, int)
    result: Array = jnp.tile(x, reps)
    return result
