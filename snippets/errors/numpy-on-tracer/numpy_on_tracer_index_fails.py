import jax
import numpy as np

table = np.array([10.0, 20.0, 30.0])


@jax.jit
def lookup(i):
    return table[i]  # raises TracerArrayConversionError


print(lookup(1))
