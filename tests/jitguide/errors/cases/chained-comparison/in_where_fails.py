# argument: weight

import jax
import jax.numpy as jnp


@jax.jit
def band(weight):
    return jnp.where(500 < weight <= 600, 0, 2)  # raises TracerBoolConversionError


band(900)
