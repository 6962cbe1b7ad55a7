# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def stressed(index, limit):
    low = index < limit
    lowered = index[low] * 0.5 - 0.25  # raises NonConcreteBooleanIndexError
    return index.at[low].set(lowered)


print(stressed(jnp.array([0.5, 2.0]), 1.0))
