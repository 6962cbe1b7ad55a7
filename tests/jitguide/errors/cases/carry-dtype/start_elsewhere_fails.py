import jax
import jax.numpy as jnp


def body(state, x):
    total, count = state
    return (total + x, count + 1), None


start = (jnp.int32(0), 0)
(total, count), _ = jax.lax.scan(body, start, jnp.ones(3))  # raises TypeError
