# argument: x

import jax
import numpy as np


@jax.jit
def point(x, y):
    return np.stack([x, y])  # raises TracerArrayConversionError


point(1.0, 2.0)
