# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def padded(x):
    size = jnp.maximum(x.shape[0], 4)
    return jnp.zeros(size)  # raises TypeError


padded(jnp.ones(2))
