# pasted above its traceback

import functools

import jax
import jax.numpy as jnp


@functools.lru_cache(maxsize=None)
def basis(n):
    return jnp.arange(n) * 2


@jax.jit
def first(x):
    return x + basis(3)


@jax.jit
def second(x):
    return x * basis(3)


first(1)
print(second(1))  # raises UnexpectedTracerError
