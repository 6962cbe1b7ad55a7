# argument: x

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def doubled(x):
    return 2 * np.asanyarray(x)  # raises TracerArrayConversionError


doubled(jnp.ones(2))
