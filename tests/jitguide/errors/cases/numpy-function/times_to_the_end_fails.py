# argument: end

import jax
import numpy as np


@jax.jit
def fallen(end):
    t = np.linspace(0.0, end, 5)  # raises TracerArrayConversionError
    return 0.5 * 9.81 * t**2


fallen(2.0)
