from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def power(x, n: int = 2):
    return x**n if n > 1 else x


assert power(jnp.full(2, 2.0), 3).tolist() == [8, 8]
