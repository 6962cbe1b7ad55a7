# argument: x

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def copied(x):
    out = np.zeros(3)
    out[:] = x  # raises TracerArrayConversionError
    return out


copied(jnp.ones(3))
