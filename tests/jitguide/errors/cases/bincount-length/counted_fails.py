# argument: labels

import jax
import jax.numpy as jnp


@jax.jit
def histogram(labels):
    count = labels.max() + 1
    return jnp.bincount(jnp.abs(labels), length=count)  # raises ConcretizationTypeError


histogram(jnp.array([1, 2, 4]))
