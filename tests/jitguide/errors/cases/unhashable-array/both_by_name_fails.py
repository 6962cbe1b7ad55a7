# pasted above its traceback

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames=["order", "points"])
def total(order, points):
    return jnp.sum(points**order)


order = 2
points = np.array([1.0, 3.0])
print(total(order, points))  # raises ValueError
