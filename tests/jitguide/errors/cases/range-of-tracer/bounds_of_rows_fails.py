import jax
import jax.numpy as jnp


def total(low, high):
    result = 0
    for i in range(low, high):  # raises TracerIntegerConversionError
        result = result + i
    return result


jax.vmap(total)(jnp.array([0, 1]), jnp.array([3, 4]))
