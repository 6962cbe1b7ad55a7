import io

import jax
import jax.numpy as jnp

file = io.BytesIO()


@jax.jit
def step(x):
    y = x * 2
    jnp.save(file, y)  # raises TracerArrayConversionError
    return y + 1


step(jnp.ones(3))
