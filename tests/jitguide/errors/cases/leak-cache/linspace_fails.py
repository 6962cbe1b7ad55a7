# pasted above its traceback

from functools import lru_cache

import jax
import jax.numpy as jnp


@lru_cache
def grid(k):
    return jnp.linspace(0.0, 1.0, k)


jax.jit(lambda x: x * grid(3))(2.0)
print(grid(3) + 1)  # raises UnexpectedTracerError
