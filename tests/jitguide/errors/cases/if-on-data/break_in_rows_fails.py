# pasted above its traceback
# argument: rows

import jax
import jax.numpy as jnp


@jax.jit
def filled(rows):
    total = 0.0
    for row in rows:
        total = total + row
        if total > 3:  # raises TracerBoolConversionError
            break
    return total


filled(jnp.array([1.0, 4.0, 7.0]))
