# argument: rate

import jax
import numpy as np


@jax.jit
def sample(rate):
    return np.random.poisson(rate, 4)  # raises TracerArrayConversionError


sample(3.0)
