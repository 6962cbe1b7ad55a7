# fails: type
import numpy as np


def conditional_double(x, threshold):
    return np.where(x > threshold, 2 * x, x)
