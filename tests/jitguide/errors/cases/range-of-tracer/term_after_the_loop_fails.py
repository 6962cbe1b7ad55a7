# pasted above its traceback
# argument: n

import jax


@jax.jit
def series(x, n):
    total = 1.0
    for k in range(n):  # raises TracerIntegerConversionError
        term = x**k
        total = total + term
    return total, term


total, term = series(2.0, 3)
