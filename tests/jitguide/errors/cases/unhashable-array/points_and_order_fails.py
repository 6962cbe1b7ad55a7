# pasted above its traceback

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames=["points", "order"])
def powers(scale, points, order=2):
    return [scale * jnp.sum(points**n) for n in range(order)]


points = np.array([1.0, 3.0])
total = powers(2.0, points=points)  # raises ValueError
print(total)
