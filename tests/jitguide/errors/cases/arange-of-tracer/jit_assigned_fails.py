# argument: n

import jax
import jax.numpy as jnp


def positions(n):
    return jnp.arange(n)  # raises ConcretizationTypeError


count = jax.jit(positions)
count(3)
