# argument: value

import jax
import jax.numpy as jnp


@jax.jit
def checked(value):
    if not jnp.all((value == 0) | (value == 1)):  # raises TracerBoolConversionError
        raise ValueError("not 0 or 1")
    return value * 2


checked(jnp.array([0.0, 1.0]))
