import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["k"])
def top_labels(scores, labels, k):
    order = jnp.argsort(-scores)
    return labels[order][:k]


top = top_labels(jnp.array([0.1, 0.7, 0.2]), jnp.array([3, 5, 7]), 2)
assert top.tolist() == [5, 7]
