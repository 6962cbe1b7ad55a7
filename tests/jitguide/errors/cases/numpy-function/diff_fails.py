# argument: order

import jax
import numpy as np


@jax.jit
def differences(order):
    table = np.ones(5)
    return np.diff(table, order)  # raises TracerBoolConversionError


differences(2)
