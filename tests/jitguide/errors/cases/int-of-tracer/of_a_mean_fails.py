# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def middle(x):
    center = jnp.mean(x)
    return int(center)  # raises ConcretizationTypeError


middle(jnp.array([1.0, 2.0, 6.0]))
