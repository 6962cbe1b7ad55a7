from functools import lru_cache

import jax
import jax.numpy as jnp


@lru_cache
def table(n):
    return jnp.arange(n) * 2.0


f = jax.jit(lambda x: x + table(3))
f(1.0)
print(table(3) + 1)  # raises UnexpectedTracerError
