# argument: v

import math

import jax
import jax.numpy as jnp


@jax.jit
def norm(v):
    return math.sqrt(float((v**2).sum()))  # raises ConcretizationTypeError


norm(jnp.array([3.0, 4.0]))
