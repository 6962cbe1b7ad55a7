# argument: x
# pasted above its traceback

import jax


@jax.jit
def halvings(x):
    if x < 1:  # raises TracerBoolConversionError
        return 0
    return 1 + halvings(x / 2)


halvings(9.0)
