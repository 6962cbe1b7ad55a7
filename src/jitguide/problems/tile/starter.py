"""Tile: change the function until `python -m jitguide check tile FILE` says that it is solved.

Return x repeated n times, end to end: [7., 8.] with n = 2 gives [7., 8., 7., 8.].

- x is a 1-D JAX array of any dtype and length, 0 too; the result has the same dtype.
- n is a whole number >= 0 that arrives as a float: 2.0.
- The caller applies jax.jit(jit_with_static_n, static_argnames=["n"]); do not use jit inside.
- Where n is traced (plain jax.jit), ConcretizationTypeError must be raised.
"""

import jax
import jax.numpy as jnp


def jit_with_static_n(x: jax.Array, n: float) -> jax.Array:
    """Tile a 1-D array `n` times."""
    k = x.shape[0]
    result = jnp.zeros((n * k,))  # the first idea: it breaks here
    for i in range(n):
        result = result.at[i * k : (i + 1) * k].set(x)
    return result
