# argument: freq

import jax
import jax.numpy as jnp

RATE = 8.0


@jax.jit
def gain(freq):
    return jnp.where(1.0 <= freq < RATE / 2, 1.0, 0.0)  # raises TracerBoolConversionError


gain(3.0)
