# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def checked(x):
    if jnp.any(x < 0):  # raises TracerBoolConversionError
        raise ValueError
    return x


checked(jnp.ones(3))
