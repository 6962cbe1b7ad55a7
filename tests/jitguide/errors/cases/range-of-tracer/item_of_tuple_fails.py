# argument: shape[0]

import jax


@jax.jit
def doubled(x, shape):
    for _ in range(shape[0]):  # raises TracerIntegerConversionError
        x = x * 2
    return x


doubled(1.0, (2, 3))
