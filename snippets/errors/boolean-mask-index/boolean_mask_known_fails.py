from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def head(x, n):
    mask = jnp.arange(len(x)) < n
    return x[mask]  # raises NonConcreteBooleanIndexError


print(head(jnp.arange(5), n=3))
