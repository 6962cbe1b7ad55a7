# argument: counts

import jax
import jax.numpy as jnp


@jax.jit
def first_visit(counts):
    return jnp.nonzero(counts)[0][0]  # raises ConcretizationTypeError


first_visit(jnp.array([0, 2, 5, 1]))
