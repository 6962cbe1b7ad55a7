from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def head(x, n):
    return x[:n]


@partial(jax.jit, static_argnames=["n"])
def head_mean(x, n):
    return head(x, n=n).mean()


@jax.jit
def first_half_mean(x):
    return head(x, n=len(x) // 2).mean()


x = jnp.arange(4.0)
print(head_mean(x, n=2), first_half_mean(x))
