from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=1)
def power(x, n):
    return x**n


jax.vmap(power)(jnp.ones(2), jnp.array([2, 3]))  # raises ValueError
