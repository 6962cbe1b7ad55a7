# pasted above its traceback

import jax
import jax.numpy as jnp


def stop(speed, steps):
    return 0, steps


def go(speed, steps):
    return speed * 0.5, steps + 1


jax.lax.cond(jnp.array(3) > 4, stop, go, 3.0, 1)  # raises TypeError
