# argument: index

import jax
import numpy as np

table = np.arange(3)
jax.jit(lambda index: table[index])(1)  # raises TracerArrayConversionError
