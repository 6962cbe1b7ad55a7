import jax
import numpy as np


@jax.jit
def framed(x):
    out = np.zeros(3)
    out[0] += x  # raises ValueError
    return out


framed(1.0)
