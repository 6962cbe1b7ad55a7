# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    kept = x > 0
    if not jnp.all(kept):  # raises TracerBoolConversionError
        x = x[kept]
    return x.sum()


total(jnp.array([1.0, -1.0, 2.0]))
