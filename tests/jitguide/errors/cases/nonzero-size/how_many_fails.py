# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def positive(x):
    return len(jnp.nonzero(x > 0)[0])  # raises ConcretizationTypeError


positive(jnp.array([3.0, -1.0, 2.0]))
