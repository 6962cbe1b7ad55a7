import jax
import numpy as np


@jax.jit
def noisy(x, n):
    return x + np.random.normal(size=n)  # raises TypeError


noisy(1.0, 3)
