# argument: width

import traceback

import jax
import numpy as np
import scipy.ndimage

table = np.ones((2, 3))


@jax.jit
def filtered(width):
    return scipy.ndimage.uniform_filter(table, width)


try:
    filtered(3)
except Exception:
    traceback.print_exc()  # with the frames of SciPy
