# argument: x

import jax


@jax.jit
def filled(x, default):
    value = x or default  # raises TracerBoolConversionError
    return value * 2


filled(0.0, 3.0)
