# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def around(x):
    return jnp.arange(x[0] - 1, x[0] + 2)  # raises ConcretizationTypeError


around(jnp.array([7, 2]))
