import jax
import jax.numpy as jnp


def body(state, x):
    count, total = state
    return (count + 1, total + x), None


start = (0, jnp.int32(0))
jax.lax.scan(body, start, jnp.ones(3))  # raises TypeError
