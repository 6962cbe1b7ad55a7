from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="n, m")  # raises ValueError
def blank(n, m):
    return jnp.zeros((n, m))


print(blank(1, 2))
