# pasted above its traceback
# argument: x

import jax


@jax.jit
def level(x):
    if x < 0:  # raises TracerBoolConversionError
        y = -1.0
    elif x > 1:
        y = 1.0
    else:
        y = x
    return y


level(0.5)
