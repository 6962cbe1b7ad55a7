# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def noisy(x, key):
    keys = jax.random.split(key)
    return x + jax.random.normal(keys, x.shape)  # raises ValueError


noisy(jnp.ones(2), jax.random.key(0))
