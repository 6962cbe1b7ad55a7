# argument: shape

import jax
import jax.numpy as jnp


@jax.jit
def table(x, shape):
    return jnp.reshape(x, shape)  # raises TypeError


table(jnp.arange(6.0), jnp.array([2, 3]))
