# argument: row

import jax
import jax.numpy as jnp


@jax.jit
def peak(row):
    return max(row)  # raises TracerBoolConversionError


peak(jnp.array([1.0, 3.0, 2.0]))
