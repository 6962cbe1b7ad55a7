from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    return x**n


rows = jnp.array([1.0, 2.0, 3.0])
jax.vmap(power)(rows, jnp.array([1, 2, 3]))  # raises ValueError
