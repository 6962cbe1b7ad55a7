# argument: i

import jax
import jax.numpy as jnp


def step(total, i):
    if i % 2:  # raises TracerBoolConversionError
        return total, None
    return total + i, None


jax.lax.scan(step, 0, jnp.arange(5))
