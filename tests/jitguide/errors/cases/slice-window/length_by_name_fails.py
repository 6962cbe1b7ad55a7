# argument: start

import jax
import jax.numpy as jnp

WIDTH = 3


@jax.jit
def patch(row, start):
    return row[start : start + WIDTH].sum()  # raises IndexError


patch(jnp.arange(8), 2)
