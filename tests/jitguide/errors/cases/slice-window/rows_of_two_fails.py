# argument: index

import jax
import jax.numpy as jnp


@jax.jit
def pair(x, index):
    return x[index * 2 : (index + 1) * 2]  # raises IndexError


pair(jnp.arange(8), 2)
