# argument: n

import jax


@jax.jit
def doubled(x, n):
    for _ in range(n):  # raises TracerIntegerConversionError
        x = x * 2
    return x


doubled(1.0, 3)
