# on other versions: leak-cache

import functools

import jax
import jax.numpy as jnp


@functools.lru_cache
def table(n):
    return jnp.arange(n) * 2


@jax.jit
def first(x):
    return x + table(3)


@jax.jit
def second(x):
    return x * table(3)


first(1.0)
second(1.0)  # raises UnexpectedTracerError
