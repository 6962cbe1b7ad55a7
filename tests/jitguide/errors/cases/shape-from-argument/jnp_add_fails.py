# argument: n

import jax
import jax.numpy as jnp


@jax.jit
def zeros(n):
    return jnp.zeros(jnp.add(n, 1))  # raises TypeError


zeros(2)
