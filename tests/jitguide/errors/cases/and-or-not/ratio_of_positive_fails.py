# argument: x

import jax


@jax.jit
def ratio(x, y):
    return x > 0 and y > 0 and x / y  # raises TracerBoolConversionError


ratio(1.0, 4.0)
