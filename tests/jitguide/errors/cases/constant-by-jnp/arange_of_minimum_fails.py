# pasted above its traceback

import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["n"])
def first(x, n):
    count = jnp.minimum(x.shape[0], n)
    return x[jnp.arange(count)]  # raises ConcretizationTypeError


first(jnp.arange(5), n=3)
