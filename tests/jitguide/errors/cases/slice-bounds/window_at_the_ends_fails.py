# argument: place
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def smooth(series, place):
    left = jnp.maximum(place - 1, 0)
    right = jnp.minimum(place + 2, series.shape[0])
    window = series[left:right]  # raises IndexError
    return window.mean()


smooth(jnp.array([1.0, 3.0, 8.0]), 2)
