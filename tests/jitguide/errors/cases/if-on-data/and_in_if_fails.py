# argument: x

import jax


@jax.jit
def both(x, y):
    if x > 0 and y > 0:  # raises TracerBoolConversionError
        return x
    return y


both(1.0, -2.0)
