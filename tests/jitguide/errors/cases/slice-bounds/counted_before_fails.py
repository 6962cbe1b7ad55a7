# argument: scores

import jax
import jax.numpy as jnp


@jax.jit
def good_labels(scores, labels):
    order = jnp.argsort(-scores)
    k = jnp.sum(scores > 0.15)
    return labels[order][:k].sum()  # raises IndexError


good_labels(jnp.array([0.1, 0.7, 0.2]), jnp.array([3, 5, 7]))
