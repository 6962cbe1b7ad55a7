import jax
import jax.numpy as jnp


def body(i, seen):
    return jnp.vstack([seen, jnp.ones(2) * i])


jax.lax.fori_loop(0, 3, body, jnp.zeros((0, 2)))  # raises TypeError
