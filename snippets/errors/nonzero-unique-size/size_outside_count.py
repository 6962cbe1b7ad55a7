from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames="n")
def sum_per_label(labels, x, n):
    _, place = jnp.unique(labels, size=n, return_inverse=True)
    return jnp.zeros(n).at[place].add(x)


@jax.jit
def with_size(labels):
    return jnp.unique(labels, size=labels.size).size


labels, x = np.array([0, 2, 2, 5, 0]), jnp.arange(5.0)
print(sum_per_label(labels, x, n=np.unique(labels).size))
print("with size=, .size is", with_size(labels))
