# argument: i

import jax
import numpy as np


@jax.jit
def weight(i):
    return np.linspace(0.0, 1.0, 5)[i]  # raises TracerArrayConversionError


weight(2)
