# pasted above its traceback

import jax
import jax.numpy as jnp


def body(state, x):
    total, previous = state
    step = x if previous is None else x - previous
    return (total + step, x), step


(total, last), steps = jax.lax.scan(body, (0.0, None), jnp.array([1.0, 3.0]))  # raises TypeError
