import jax
import jax.numpy as jnp


def body(_, state):
    low, signs, high = state
    return high + 1, low - 1, signs


start = (jnp.zeros(2), jnp.array([True]), jnp.int32(0))
low, signs, high = jax.lax.fori_loop(0, 3, body, start)  # raises TypeError
