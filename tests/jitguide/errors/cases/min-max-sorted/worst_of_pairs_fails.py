# argument: a

import jax
import jax.numpy as jnp


@jax.jit
def worst(a, b, c):
    errors = [jnp.abs(a - b), jnp.abs(b - c), jnp.abs(a - c)]
    return max(*errors)  # raises TracerBoolConversionError


worst(1.0, 2.0, 5.0)
