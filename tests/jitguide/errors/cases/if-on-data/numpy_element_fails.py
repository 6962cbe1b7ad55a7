# argument: x

import jax
import numpy as np


@jax.jit
def threshold(x):
    if x > np.linspace(0.0, 1.0, 3)[1]:  # raises TracerBoolConversionError
        return x
    return -x


threshold(1.0)
