# pasted above its traceback
# argument: x

import jax


@jax.jit
def search(x, limit):
    steps = 0
    while x > 1 and steps < limit:  # raises TracerBoolConversionError
        x, steps = x / 2, steps + 1
    return x


search(20.0, 3)
