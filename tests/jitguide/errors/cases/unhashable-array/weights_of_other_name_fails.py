# pasted above its traceback

from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["weights", "dx"])
def slope(u, weights, dx):
    return jnp.convolve(u, weights, mode="valid") / dx


u = jnp.arange(4.0)
w = jnp.array([0.5, 0.0, -0.5])
dx = 2.0
print(slope(u, w, dx))  # raises ValueError
