# pasted above its traceback

from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=(2,))  # raises ValueError
def power(x, n: int = 2):
    return x**n if n > 1 else x


power(jnp.full(2, 2.0), 3)
