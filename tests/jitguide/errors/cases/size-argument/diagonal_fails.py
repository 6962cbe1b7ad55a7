# argument: k

import jax
import jax.numpy as jnp


@jax.jit
def diagonal(x, k):
    return jnp.diag(x, k)  # raises TracerIntegerConversionError


diagonal(jnp.ones(3), 1)
