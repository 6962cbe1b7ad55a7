# pasted above its traceback

import jax
import jax.numpy as jnp


def total(x, w):
    return jnp.sum(x * w)


slope_of = jax.grad(total, argnums=1)
x = jnp.array([1, 2])
w = jnp.array([3, 4])
slope_of(x, w)  # raises TypeError
