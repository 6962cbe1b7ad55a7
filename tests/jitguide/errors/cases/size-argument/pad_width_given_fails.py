# argument: width

import jax
import jax.numpy as jnp


@jax.jit
def padded(x, width):
    return jnp.pad(x, width)  # raises ConcretizationTypeError


padded(jnp.ones(2), jnp.array([0, 1]))
