# argument: times

import jax
import numpy as np

table = np.ones((2, 3))


@jax.jit
def repeated(times):
    return np.tile(table, times)  # raises TracerBoolConversionError


repeated(3)
