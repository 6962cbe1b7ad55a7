# argument: size

import math

import jax
import jax.numpy as jnp


@jax.jit
def level(size, table):
    return table[math.floor(math.log2(size))]  # raises ConcretizationTypeError


level(5.0, jnp.arange(4))
