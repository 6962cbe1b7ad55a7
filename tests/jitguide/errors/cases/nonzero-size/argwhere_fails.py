# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def positives(x):
    return jnp.argwhere(x > 0)  # raises ConcretizationTypeError


positives(jnp.ones(3))
