import jax
import jax.numpy as jnp


def body(state, x):
    for part in state:  # raises TypeError
        x = x + part
    return state, x


start = 0.0
jax.lax.scan(body, start, jnp.ones(3))
