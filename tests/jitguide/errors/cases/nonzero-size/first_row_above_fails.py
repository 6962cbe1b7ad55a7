# argument: table

import jax
import jax.numpy as jnp


@jax.jit
def first_row(table):
    return jnp.where(table > 3)[0][0]  # raises ConcretizationTypeError


first_row(jnp.array([[0, 1, 2], [1, 7, 0]]))
