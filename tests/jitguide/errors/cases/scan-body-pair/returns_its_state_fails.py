# pasted above its traceback

import jax
import jax.numpy as jnp


def step(total, x):
    total = total + x
    return total


total, _ = jax.lax.scan(step, 0.0, jnp.arange(3.0))  # raises TypeError
