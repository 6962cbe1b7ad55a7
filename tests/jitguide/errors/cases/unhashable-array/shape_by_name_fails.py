# pasted above its traceback

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames=("sizes",))
def blocks(x, sizes):
    return [jnp.zeros(size) + x for size in sizes]


sizes = np.array([1, 2])
print(blocks(1.0, sizes))  # raises ValueError
