import jax
import jax.numpy as jnp


def add(total, x):
    return total + x, total


xs = jnp.arange(4.0)
total, before = jax.lax.scan(add(0.0, xs), 0.0, xs)  # raises TypeError
