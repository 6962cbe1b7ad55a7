# argument: k
# on other versions: leak-global

import jax
import jax.numpy as jnp
from jax import lax


@jax.jit
def largest(x, k):
    return lax.approx_max_k(x, k)  # raises TypeError


largest(jnp.ones(3), 2)
