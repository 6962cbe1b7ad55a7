from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="n")
def by_name(x, n):
    return x[:n]


@partial(jax.jit, static_argnums=1)
def by_number(x, n):
    return x[:n]


x = jnp.arange(5)
print(by_name(x, n=2), by_name(x, 2))
print(by_number(x, n=2), by_number(x, 2))
