# argument: labels

import jax
import jax.numpy as jnp


@jax.jit
def center(x, labels):
    return jnp.mean(x[jnp.where(labels == 1)], axis=0)  # raises ConcretizationTypeError


center(jnp.arange(8.0).reshape(4, 2), jnp.array([0, 1, 1, 0]))
