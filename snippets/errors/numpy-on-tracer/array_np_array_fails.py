import jax
import numpy as np


@jax.jit
def vector(x, y):
    return np.array([x, y])  # raises TracerArrayConversionError


print(vector(1.0, 2.0))
