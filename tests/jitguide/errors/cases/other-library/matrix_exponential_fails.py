# argument: a

import jax
import jax.numpy as jnp
import scipy


@jax.jit
def propagated(a, x):
    return scipy.linalg.expm(a) @ x  # raises TracerArrayConversionError


propagated(jnp.zeros((2, 2)), jnp.ones(2))
