# argument: i

import jax
import numpy as np

TABLE = np.arange(4.0).reshape(2, 2)


@jax.jit
def row(i):
    return TABLE[i, :].sum()  # raises TracerArrayConversionError


row(1)
