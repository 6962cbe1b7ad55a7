from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["size"])
def sliding_window(x, start, size):
    return x[start : start + size]  # raises IndexError


print(sliding_window(jnp.arange(10.0), 2, size=3))
