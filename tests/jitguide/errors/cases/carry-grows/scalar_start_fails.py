import jax
import jax.numpy as jnp


def body(total, x):
    return total + x, None


jax.lax.scan(body, 0.0, jnp.ones((3, 2)))  # raises TypeError
