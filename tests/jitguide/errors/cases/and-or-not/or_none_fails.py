# argument: scale

import jax
import jax.numpy as jnp


@jax.jit
def scaled(x, scale=None):
    factor = scale or 1.0 / jnp.sqrt(x.size)  # raises TracerBoolConversionError
    return x * factor


scaled(jnp.ones(4), 2.0)
