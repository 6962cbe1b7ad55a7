from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def head(x, n):
    return x[:n]


@jax.jit
def head_mean(x, n):
    return head(x, n=n).mean()  # raises ValueError


print(head_mean(jnp.arange(4.0), 2))
