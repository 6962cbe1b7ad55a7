import jax
import numpy as np


@jax.jit
def blank(n):
    return np.zeros(n)  # raises TypeError


print(blank(3))
