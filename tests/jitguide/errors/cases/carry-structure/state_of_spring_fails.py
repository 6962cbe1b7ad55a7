# pasted above its traceback

import jax
import jax.numpy as jnp


def step(carry, x):
    place, speed = carry
    speed = speed - 0.1 * place
    place = place + 0.1 * speed
    return place, speed


out, _ = jax.lax.scan(step, (1.0, 0.0), jnp.arange(1))  # raises TypeError
