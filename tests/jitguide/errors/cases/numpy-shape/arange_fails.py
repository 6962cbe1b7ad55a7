# argument: n

import jax
import numpy as np


@jax.jit
def steps(n):
    return np.arange(n)  # raises TracerArrayConversionError


steps(3)
