from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def around_zero(n):
    return jnp.arange(-n, n)


n = jnp.add(1, 1)
print(around_zero(n))  # raises ValueError
