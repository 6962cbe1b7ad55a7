# pasted above its traceback
# argument: u

import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.vmap, in_axes=(None, 0, 0), out_axes=(0, 1))
def height(scale, u, v):
    return scale * u**2 - v


u = jnp.arange(3.0)
v = jnp.arange(4.0)
print(height(2.0, u, v))  # raises ValueError
