# argument: x

import jax


@jax.jit
def doubled(x, n):
    while x < n:  # raises TracerBoolConversionError
        x = x * 2
    return x


doubled(3, 20)
