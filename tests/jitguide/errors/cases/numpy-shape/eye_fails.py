# argument: n

import jax
import numpy as np


@jax.jit
def identity(n):
    return np.eye(n)  # raises TracerIntegerConversionError


identity(3)
