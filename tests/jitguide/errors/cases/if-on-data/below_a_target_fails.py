# argument: counts
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def below(counts, target):
    total = 0
    for i in range(3):
        if counts[i] < target:  # raises TracerBoolConversionError
            total = total + counts[i]
    return total


total = below(jnp.array([1, 5, 2]), 4)
