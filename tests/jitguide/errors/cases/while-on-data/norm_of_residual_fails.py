# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def relaxed(x, tol):
    while jnp.linalg.norm(x) > tol:  # raises TracerBoolConversionError
        x = x / 2
    return x


relaxed(jnp.ones(4), 0.6)
