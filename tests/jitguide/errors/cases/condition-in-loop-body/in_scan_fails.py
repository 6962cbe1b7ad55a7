# argument: x

import jax
import jax.numpy as jnp


def step(total, x):
    if x > 0:  # raises TracerBoolConversionError
        total = total + x
    return total, total


jax.lax.scan(step, 0.0, jnp.array([1.0, -2.0, 3.0]))
