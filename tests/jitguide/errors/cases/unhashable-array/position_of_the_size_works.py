import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnums=1)
def counts(labels, classes):
    return jax.nn.one_hot(labels, classes).sum(axis=0)


total = counts(jnp.array([0, 2, 2]), 3)
assert total.tolist() == [1, 0, 2]
