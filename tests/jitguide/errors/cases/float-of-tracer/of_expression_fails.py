# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def half(x):
    return float(jnp.sum(x) / 2)  # raises ConcretizationTypeError


half(jnp.arange(4))
