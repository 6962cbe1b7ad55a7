# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def outside(x, low, high):
    return jnp.where(x < low or x > high, 0.0, x)  # raises TracerBoolConversionError


outside(2.0, 1.0, 3.0)
