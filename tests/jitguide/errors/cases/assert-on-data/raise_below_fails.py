# pasted above its traceback
# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def root(x):
    if jnp.any(x < 0):  # raises TracerBoolConversionError
        raise ValueError("negative")
    return jnp.sqrt(x)


roots = root(jnp.array([1.0, 4.0]))
