"""Fix conditional_double without making anything static."""

import jax


def conditional_double(x: jax.Array, threshold: float) -> jax.Array:
    """Double the scalar `x` if it is greater than `threshold`."""
    if x > threshold:  # works without jit, breaks under jit
        return 2 * x
    return x
