# argument: num_values

import jax
import jax.numpy as jnp


@jax.jit
def checked(num_values):
    if not (num_values > 0).all():  # raises TracerBoolConversionError
        raise ValueError("not positive")
    return num_values


checked(jnp.array([2, 3]))
