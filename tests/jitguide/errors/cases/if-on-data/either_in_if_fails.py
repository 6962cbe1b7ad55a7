# argument: x

import jax


@jax.jit
def clipped(x):
    if x < -1 or x > 1:  # raises TracerBoolConversionError
        return 0.0
    return x


clipped(2.0)
