# argument: a

import jax
import jax.numpy as jnp


@jax.jit
def product(a):
    return a[jnp.nonzero(a)].prod()  # raises ConcretizationTypeError


product(jnp.array([0, 2, 3]))
