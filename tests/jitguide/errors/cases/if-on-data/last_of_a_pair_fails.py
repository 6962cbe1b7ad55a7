# pasted above its traceback
# argument: x

import jax


@jax.jit
def bounce(x, v):
    x = x + 0.5 * v
    return x, -v if x > 1.0 else v  # raises TracerBoolConversionError


x, v = bounce(0.75, 1.0)
