import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["n"])
def tile(x, n):
    return jnp.tile(x, n)


@jax.jit
def outer(x, n):
    return tile(x, n) + 1  # raises ValueError


outer(jnp.ones(2), 2)
