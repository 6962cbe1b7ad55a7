import functools

import jax
import jax.numpy as jnp
from jax import lax


@functools.partial(jax.jit, static_argnames=["n"])
def first(x, n):
    return lax.dynamic_slice(x, (0,), (n,))


assert first(jnp.arange(4.0), 2).tolist() == [0, 1]
