import jax
import numpy as np


@jax.jit
def padding(count):
    return np.zeros(count)  # raises TypeError


padding(2)
