# argument: n

import jax
import jax.numpy as jnp


@jax.jit
def padded(x, n):
    return jnp.zeros(n) + x[0]  # raises TypeError


padded(jnp.array([1, 2]), 3)
