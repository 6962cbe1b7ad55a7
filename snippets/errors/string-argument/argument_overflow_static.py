import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames="n")
def shift(x, n):
    return x + n  # raises OverflowError


shift(jnp.ones(2), 2**40)
