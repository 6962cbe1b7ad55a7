# argument: low

import jax
import jax.numpy as jnp


@jax.jit
def root(low, high):
    while high - low > 1e-3:  # raises TracerBoolConversionError
        middle = (low + high) / 2
        below = middle**2 < 2
        low, high = jnp.where(below, middle, low), jnp.where(below, high, middle)
    return low


root(0.0, 2.0)
