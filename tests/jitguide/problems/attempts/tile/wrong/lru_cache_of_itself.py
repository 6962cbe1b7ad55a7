# fails: example-1
import jax
import jax.numpy as jnp


from functools import lru_cache


@lru_cache
def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
