import numpy as np


def clip(values):
    if values > 1:  # raises ValueError
        return 1
    return values


clip(np.array([0.5, 2.0]))
