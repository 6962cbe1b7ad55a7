# pasted above its traceback

import jax
import jax.numpy as jnp

heights = []


def fall(i, ball):
    height, speed = ball
    heights.append(height)
    height = height + 0.1 * speed
    speed = speed - 0.981
    return height, speed


height, speed = jax.lax.fori_loop(0, 4, fall, (10.0, 0.0))
print(jnp.array(heights))  # raises UnexpectedTracerError
