import jax
import jax.numpy as jnp


def limited(step, low, high):
    return jnp.maximum(low, jnp.minimum(high, step))


print(limited(0.7, 0.1, 0.5), jax.jit(limited)(0.7, 0.1, 0.5))
