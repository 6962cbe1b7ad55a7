# argument: n

import jax
import jax.numpy as jnp


@jax.jit
def below(n):
    return jnp.sum(jnp.arange(n))  # raises ConcretizationTypeError


below(4)
