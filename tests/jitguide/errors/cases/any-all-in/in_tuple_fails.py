# argument: x

import jax


@jax.jit
def special(x):
    return 1.0 if x in (1, 2) else 0.0  # raises TracerBoolConversionError


special(1)
