# fails: plain-jit
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
