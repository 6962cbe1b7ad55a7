# argument: x

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def sine(x, i):
    return np.sin(x[i])  # raises TracerArrayConversionError


sine(jnp.zeros(3), 1)
