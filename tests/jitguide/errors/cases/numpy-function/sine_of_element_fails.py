# argument: x

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def first_sine(x):
    return np.sin(x[0])  # raises TracerArrayConversionError


first_sine(jnp.ones(3))
