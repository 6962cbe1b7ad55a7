from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def countdown(n):
    return jnp.arange(-n, n)


n = jnp.add(1, 1)
print(countdown(int(n)))
