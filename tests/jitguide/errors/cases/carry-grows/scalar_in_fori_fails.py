import jax
import jax.numpy as jnp

weights = jnp.array([1.0, 2.0])


def body(i, total):
    return total + weights


jax.lax.fori_loop(0, 3, body, 0.0)  # raises TypeError
