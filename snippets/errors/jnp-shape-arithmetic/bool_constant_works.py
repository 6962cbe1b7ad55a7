import jax
import numpy as np

LIMITS = np.array([0.0, 1.0])


@jax.jit
def scale(x):
    if np.all(LIMITS >= 0):
        return x * 2
    return x


print(scale(3.0))
