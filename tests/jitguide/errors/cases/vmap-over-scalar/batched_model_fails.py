# pasted above its traceback

import jax
import jax.numpy as jnp


def height(params, t):
    return params["start"] + params["speed"] * t


heights = jax.vmap(height)

params = {"start": 10.0, "speed": -2.0}
times = jnp.arange(3.0)
print(heights(params, times))  # raises ValueError
