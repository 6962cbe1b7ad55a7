# argument: rows

import jax
import jax.numpy as jnp


@jax.jit
def table(rows, columns):
    return jnp.ones((rows, columns))  # raises TypeError


table(2, 3)
