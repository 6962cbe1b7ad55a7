# argument: n

import jax


@jax.jit
def power(x, n):
    i = 0
    while i < n:  # raises TracerBoolConversionError
        x = x * x
        i = i + 1
    return x


power(2.0, 2)
