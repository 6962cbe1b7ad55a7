# pasted above its traceback
# argument: first

import jax
import jax.numpy as jnp


@jax.jit
def total(x, first, last):
    result = 0.0
    for i in range(first, last):  # raises TracerIntegerConversionError
        result = result + x[i]
    return result


total(jnp.arange(5.0), 1, 4)
