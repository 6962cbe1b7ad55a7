from functools import lru_cache

import jax
import jax.numpy as jnp


@lru_cache
@jax.jit
def double(x):
    return x * 2


print(double(2.0))
print(double(jnp.ones(3)))  # raises TypeError
