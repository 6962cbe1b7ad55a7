# argument: labels

import jax
import jax.numpy as jnp


@jax.jit
def kinds(labels):
    return jnp.unique(labels)  # raises ConcretizationTypeError


kinds(jnp.array([3, 1, 3]))
