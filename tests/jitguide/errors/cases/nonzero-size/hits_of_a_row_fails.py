# argument: row

import jax
import jax.numpy as jnp


@jax.jit
def hits(row):
    found = jnp.argwhere(row > 0)  # raises ConcretizationTypeError
    return found, row


hits(jnp.array([1.0, 0.0, 2.0]))
