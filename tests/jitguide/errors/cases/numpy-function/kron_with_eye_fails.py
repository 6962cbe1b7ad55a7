# argument: h

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def drift(h, t):
    return np.kron(h, np.eye(2)) * t  # raises TracerArrayConversionError


drift(jnp.eye(2), 0.5)
