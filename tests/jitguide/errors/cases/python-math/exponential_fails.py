# argument: x

import math

import jax
import jax.numpy as jnp


@jax.jit
def softplus(x):
    return jnp.log(1 + math.exp(x))  # raises ConcretizationTypeError


softplus(0.0)
