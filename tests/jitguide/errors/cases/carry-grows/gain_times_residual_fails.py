# pasted above its traceback

import jax
import jax.numpy as jnp

h = jnp.array([[1.0, 0.0]])


def step(carry, z):
    x, gain = carry
    k = gain @ h.T
    x = x + k * (z - h @ x)
    return (x, gain), x


start = (jnp.zeros(2), 0.5 * jnp.eye(2))
(x, gain), path = jax.lax.scan(step, start, jnp.array([1.0, 2.0]))  # raises TypeError
