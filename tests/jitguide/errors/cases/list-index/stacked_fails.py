# argument: index

import jax
import jax.numpy as jnp

rows = [jnp.ones(2), jnp.zeros(2)]


@jax.jit
def pair(index):
    return jnp.stack([rows[index], rows[0]])  # raises TracerIntegerConversionError


pair(1)
