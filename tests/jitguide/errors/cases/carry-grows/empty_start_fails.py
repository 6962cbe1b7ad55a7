import jax
import jax.numpy as jnp


def body(i, carry):
    return jnp.ones((2, 3)) * i


jax.lax.fori_loop(0, 4, body, jnp.zeros((0,)))  # raises TypeError
