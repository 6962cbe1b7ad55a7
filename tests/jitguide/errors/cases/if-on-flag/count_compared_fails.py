# argument: level

import jax


@jax.jit
def signed(x, level):
    if level > 2:  # raises TracerBoolConversionError
        return x
    return -x


signed(1.0, 3)
