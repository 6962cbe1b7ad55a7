# pasted above its traceback
# argument: height

import jax
import jax.numpy as jnp


@jax.jit
def speed(height):
    if height > 0.0:  # raises TracerBoolConversionError
        return jnp.sqrt(2.0 * height)
    else:
        return 0.0 * height


fast = speed(8.0)
