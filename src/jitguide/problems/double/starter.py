"""Conditional double: repair it so that plain jax.jit(conditional_double) works.

- x is a scalar (a 0-d array); the result is 2 * x where x > threshold, else x, in x's dtype.
- Nothing may be static: one trace serves every x and every threshold.
- The caller applies jax.jit; do not use jit inside.
"""

import jax


def conditional_double(x: jax.Array, threshold: float) -> jax.Array:
    """Double the scalar `x` if it is greater than `threshold`."""
    if x > threshold:  # works without jit, breaks under jit
        return 2 * x
    return x
