# argument: rows

import jax
import jax.numpy as jnp


@jax.jit
def different(rows):
    return jnp.unique(rows, axis=0).shape[0]  # raises ConcretizationTypeError


different(jnp.ones((3, 2)))
