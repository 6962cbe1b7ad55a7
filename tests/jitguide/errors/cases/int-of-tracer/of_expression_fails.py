# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def bucket(x):
    return int(x * 10 + jnp.sum(x))  # raises ConcretizationTypeError


bucket(0.55)
