# pasted above its traceback

import jax
import jax.numpy as jnp


def step(state, x):
    low, high, total = state
    return jnp.minimum(low, x), jnp.maximum(high, x), total + x


state, _ = jax.lax.scan(step, (9.0, -9.0, 0.0), jnp.arange(3.0))  # raises TypeError
