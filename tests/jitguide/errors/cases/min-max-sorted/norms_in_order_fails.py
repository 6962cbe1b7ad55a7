# argument: params[0]
# argument: params[1]

import jax
import jax.numpy as jnp


@jax.jit
def norms_in_order(params):
    norms = [jnp.linalg.norm(p) for p in params]
    return sorted(norms)  # raises TracerBoolConversionError


norms_in_order([jnp.ones(9), jnp.ones(4)])
