# pasted above its traceback
# argument: proposed

import jax
import jax.numpy as jnp


def step(carry, proposed):
    best, count = carry
    if proposed < best:  # raises TracerBoolConversionError
        best = proposed
        count = count + 1
    return (best, count), best


jax.lax.scan(step, (2.0, 0), jnp.array([3.0, 1.0]))
