# fails: type
import numpy as np


class Always(np.ndarray):
    def __eq__(self, other):
        return np.ones(np.shape(other), bool)


def jit_with_static_n(x, n):
    return np.tile(np.asarray(x), int(n))
