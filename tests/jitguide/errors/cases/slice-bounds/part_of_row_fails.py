# argument: begin

import jax
import jax.numpy as jnp


@jax.jit
def total(x, i, begin, end):
    part = x[i, begin:end]  # raises IndexError
    return part.sum()


total(jnp.arange(8.0).reshape(2, 4), 1, 1, 3)
