# fails: no-jit
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=1)
def _helper(x, n):
    return jnp.tile(x, n)


def jit_with_static_n(x, n):
    return _helper(x, int(n))
