# argument: x

import jax


@jax.jit
def positive(x):
    return bool(x > 0)  # raises TracerBoolConversionError


positive(1.0)
