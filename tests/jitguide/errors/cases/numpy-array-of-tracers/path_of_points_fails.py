# argument: point

import jax
import numpy as np

path = []


@jax.jit
def moved(point):
    point = point + 1
    path.append(np.asarray(point))  # raises TracerArrayConversionError
    return point


point = jax.numpy.zeros(2)
for _ in range(2):
    point = moved(point)
