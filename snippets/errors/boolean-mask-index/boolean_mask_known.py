from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames=["n"])
def head(x, n):
    mask = np.arange(len(x)) < n
    return x[mask]


print(head(jnp.arange(5), n=3))
