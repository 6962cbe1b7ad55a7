# argument: pos

import jax
import jax.numpy as jnp


@jax.jit
def attended(cache, query, pos):
    past = cache[: pos + 1]  # raises IndexError
    scores = past @ query
    return jax.nn.softmax(scores) @ past


attended(jnp.array([[1.0, 0.0], [0.0, 2.0], [9.0, 9.0]]), jnp.ones(2), 1)
