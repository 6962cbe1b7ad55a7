import jax
import jax.numpy as jnp


def body(state, x):
    mean, count = state  # raises TypeError
    count = count + 1
    return (mean + (x - mean) / count, count), mean


start = 0.0
jax.lax.scan(body, start, jnp.ones(3))
