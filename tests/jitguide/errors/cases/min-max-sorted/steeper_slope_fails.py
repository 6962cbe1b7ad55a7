# argument: u

import jax
import jax.numpy as jnp


@jax.jit
def slope(u):
    return max(u[1] - u[0], u[2] - u[1], key=jnp.abs)  # raises TracerBoolConversionError


slope(jnp.array([5.0, 2.0, 1.0]))
