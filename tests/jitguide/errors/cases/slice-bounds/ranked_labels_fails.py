# argument: k

import jax
import jax.numpy as jnp


@jax.jit
def top_labels(scores, labels, k):
    order = jnp.argsort(-scores)
    return labels[order][:k]  # raises IndexError


top_labels(jnp.array([0.1, 0.7, 0.2]), jnp.array([3, 5, 7]), 2)
