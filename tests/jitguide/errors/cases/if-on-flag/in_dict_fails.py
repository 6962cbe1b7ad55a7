# argument: hyper['min_dim']

import jax
import jax.numpy as jnp


@jax.jit
def signed(x, hyper):
    if x.shape[0] < hyper["min_dim"]:  # raises TracerBoolConversionError
        return x
    return -x


signed(jnp.ones(3), {"min_dim": 128})
