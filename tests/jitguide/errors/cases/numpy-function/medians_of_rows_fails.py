# argument: x

import jax
import numpy as np

medians = []


@jax.jit
def doubled(x):
    y = 2 * x
    medians.append(np.median(y))  # raises TracerArrayConversionError
    return y


doubled(jax.numpy.arange(3.0))
