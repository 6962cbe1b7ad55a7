from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames="where")
def select(x, where):
    return x[np.array(where)]


x = jnp.array([5, 6, 7])
for where in np.array([True, False, True]), np.array([2]):
    print(where, "array:", x[where], " tuple:", select(x, where=tuple(where.tolist())))
