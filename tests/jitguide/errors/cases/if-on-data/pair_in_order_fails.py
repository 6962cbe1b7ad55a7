# argument: x

import jax


@jax.jit
def ordered(x, y):
    low, high = 1.0 * x, 1.0 * y
    pair = (low, high) if x < y else (high, low)  # raises TracerBoolConversionError
    return pair


ordered(3.0, 2.0)
