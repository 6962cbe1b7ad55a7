import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["axes"])
def total(x, axes):
    return x.sum(axis=axes)


total(jnp.ones((2, 3)), axes=[1])  # raises ValueError
