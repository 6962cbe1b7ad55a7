# argument: x

import jax


@jax.jit
def inside(x):
    if 0 < x < 5:  # raises TracerBoolConversionError
        return x
    return -x


inside(1.0)
