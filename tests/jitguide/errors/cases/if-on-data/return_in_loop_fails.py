# pasted above its traceback

import jax
import jax.numpy as jnp


def steps_out(x):
    for i in range(5):
        x = 2 * x
        if x > 10:  # raises TracerBoolConversionError
            return i
    return 5


jax.vmap(steps_out)(jnp.array([0.1, 3.0]))
