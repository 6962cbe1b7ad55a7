# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def centre(points, labels, k):
    members = points[labels == k]  # raises NonConcreteBooleanIndexError
    return members.mean(axis=0)


centre(jnp.array([[1.0, 2.0], [9.0, 9.0], [3.0, 4.0]]), jnp.array([0, 1, 0]), 0)
