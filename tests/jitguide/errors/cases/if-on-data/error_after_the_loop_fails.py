# pasted above its traceback
# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def fixed_point(x):
    for k in range(100):
        new = jnp.cos(x)
        error = jnp.abs(new - x)
        x = new
        if error < 1e-3:  # raises TracerBoolConversionError
            break
    return x, error


x, error = fixed_point(1.0)
