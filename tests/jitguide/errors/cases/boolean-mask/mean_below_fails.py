# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def mean_size(x, keep):
    kept = x[keep]  # raises NonConcreteBooleanIndexError
    return jnp.sqrt(kept.mean())


mean_size(jnp.array([3.0, 5.0, 9.0]), jnp.array([True, True, False]))
