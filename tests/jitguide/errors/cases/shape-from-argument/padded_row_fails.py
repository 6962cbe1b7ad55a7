# argument: n

import jax
import jax.numpy as jnp


@jax.jit
def ones_then_zeros(n):
    return jnp.ones(n)  # raises TypeError


ones_then_zeros(3)
