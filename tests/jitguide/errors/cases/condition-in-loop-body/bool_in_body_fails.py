# argument: x

import jax
import jax.numpy as jnp


def step(count, x):
    hit = bool(x > 2)  # raises TracerBoolConversionError
    return count + hit, hit


jax.lax.scan(step, 0, jnp.array([1.0, 3.0]))
