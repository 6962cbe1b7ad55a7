# on other versions: integer-from-jnp

import jax
import jax.numpy as jnp

table = [1.0, 2.0]


@jax.jit
def scaled(x):
    return x * table[jnp.array(1)]  # raises TracerIntegerConversionError


scaled(1.0)
