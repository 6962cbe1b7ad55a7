# argument: x

import jax
import numpy as np


@jax.jit
def threshold(x):
    if x > np.sqrt(2.0):  # raises TracerBoolConversionError
        return x
    return -x


threshold(1.0)
