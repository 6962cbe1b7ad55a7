# pasted above its traceback

import jax
import jax.numpy as jnp

FIXED = [1, 0, 1]


@jax.jit
def centre(points):
    free = jnp.array(FIXED) == 0
    chosen = points[free]  # raises NonConcreteBooleanIndexError
    return chosen.mean()


centre(jnp.array([1.0, 2.0, 3.0]))
