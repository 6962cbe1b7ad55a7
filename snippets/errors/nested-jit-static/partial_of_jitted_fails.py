from functools import partial

import jax
import jax.numpy as jnp
from jax.tree_util import Partial


@partial(jax.jit, static_argnums=[0])
def tile(n, x):
    return jnp.tile(x, n)


@jax.jit
def apply(fun, x):
    return fun(x)  # raises ValueError


print(apply(Partial(tile, 2), jnp.arange(3)))
