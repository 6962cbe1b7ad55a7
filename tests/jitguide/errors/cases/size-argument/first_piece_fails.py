# argument: n

import jax
import jax.numpy as jnp
from jax import lax


@jax.jit
def first(x, n):
    return lax.dynamic_slice(x, (0,), (n,))  # raises TypeError


first(jnp.arange(4.0), 2)
