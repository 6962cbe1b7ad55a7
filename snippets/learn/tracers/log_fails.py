import jax
import numpy as np


@jax.jit
def log_growth(prices):
    return np.log(prices[1:] / prices[:-1])  # raises TracerArrayConversionError


print(log_growth(np.array([1.0, 2.0, 8.0], np.float32)))
