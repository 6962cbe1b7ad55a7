import jax
import jax.numpy as jnp


def body(i, state):
    x, clock = state
    return x + 1.0, clock + 0.5


jax.lax.fori_loop(0, 4, body, (0.0, jnp.int32(0)))  # raises TypeError
