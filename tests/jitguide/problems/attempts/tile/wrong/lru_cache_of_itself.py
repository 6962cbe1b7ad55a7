# fails: example-1
from functools import lru_cache

import jax.numpy as jnp


@lru_cache
def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
