# argument: times

import jax
import jax.numpy as jnp


@jax.jit
def repeated(labels, times):
    return jnp.tile(labels, times)  # raises TypeError


repeated(jnp.array([0, 1]), 2)
