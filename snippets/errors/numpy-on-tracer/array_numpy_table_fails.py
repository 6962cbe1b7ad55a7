import jax
import numpy as np

TABLE = np.array([10.0, 20.0, 30.0])


@jax.jit
def look_up(i):
    return TABLE[i]  # raises TracerArrayConversionError


print(look_up(1))
