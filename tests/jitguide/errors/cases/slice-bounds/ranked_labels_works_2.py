import jax
import jax.numpy as jnp


@jax.jit
def top_labels(scores, labels, k):
    order = jnp.argsort(-scores)
    return jnp.where(jnp.indices(labels[order].shape)[0] < k, labels[order], 0)


top = top_labels(jnp.array([0.1, 0.7, 0.2]), jnp.array([3, 5, 7]), 2)
assert top.tolist() == [5, 7, 0]
