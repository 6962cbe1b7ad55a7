# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def positive(x):
    return x[x > 0]  # raises NonConcreteBooleanIndexError


parts = jax.vmap(positive)(jnp.array([[1.0, -1.0], [2.0, 3.0]]))
