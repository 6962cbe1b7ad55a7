# argument: degree

import jax
import numpy as np

table = np.ones((2, 3))


@jax.jit
def fitted(degree):
    return np.polyfit(table[0], table[1], degree)  # raises ConcretizationTypeError


fitted(1)
