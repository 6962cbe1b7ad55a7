import jax
import numpy as np


@jax.jit
def growth(prices):
    ratio = prices[1:] / prices[:-1]
    return np.log(ratio)  # raises TracerArrayConversionError


print(growth(np.array([1.0, 2.0, 8.0])))
