# fails: type
import numpy as np


def jit_with_static_n(x, n):
    return np.tile(np.asarray(x), int(n))
