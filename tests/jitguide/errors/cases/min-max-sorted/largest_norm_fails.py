# argument: params[0]

import jax
import jax.numpy as jnp


@jax.jit
def largest(params):
    norms = [jnp.linalg.norm(p) for p in params]
    return max(norms)  # raises TracerBoolConversionError


largest([jnp.ones(4), jnp.ones(9)])
