# argument: pairs[0]

import jax
import jax.numpy as jnp


def body(total, pairs):
    low, high = pairs
    for i in range(low, high):  # raises TracerIntegerConversionError
        total = total + i
    return total, None


pairs = (jnp.array([0, 1]), jnp.array([3, 4]))
jax.lax.scan(body, 0, pairs)
