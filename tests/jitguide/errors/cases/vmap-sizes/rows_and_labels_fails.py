# argument: x

import jax
import jax.numpy as jnp


def error(w, x, label):
    return (x @ w - label) ** 2


rows = jnp.ones((6, 2))
labels = jnp.zeros(4)
errors = jax.vmap(error, in_axes=(None, 0, 0))(jnp.ones(2), rows, labels)  # raises ValueError
