# argument: axis

import jax
import numpy as np

table = np.ones((2, 3))


@jax.jit
def summed(axis):
    return np.sum(table, axis=axis)  # raises TracerIntegerConversionError


summed(1)
