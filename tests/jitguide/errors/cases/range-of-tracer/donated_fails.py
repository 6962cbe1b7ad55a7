# argument: m
# pasted above its traceback
# on other versions: integer-from-jnp

from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=("n",), donate_argnums=(0,))
def run(x, n, m):
    for _ in range(n):
        x = x + 1
    for _ in range(m):  # raises TracerIntegerConversionError
        x = x * 2
    return x


run(jnp.ones(2), n=2, m=3)
