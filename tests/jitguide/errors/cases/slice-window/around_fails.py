# argument: i

import jax
import jax.numpy as jnp


@jax.jit
def around(x, i):
    return x[i - 1 : i + 2]  # raises IndexError


around(jnp.arange(8), 2)
