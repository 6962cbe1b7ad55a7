# argument: mu

import jax
import numpy as np


@jax.jit
def sample(mu, sigma):
    return np.random.normal(mu, sigma)  # raises TracerArrayConversionError


sample(0.0, 1.0)
