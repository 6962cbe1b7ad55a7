from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames="places")
def select(x, places):
    return x[np.array(places, int)]


x = jnp.array([5, 6, 7])
for where in np.array([True, False, True]), np.array([2]):
    places = np.arange(x.size)[where].tolist()  # (True, False) == (1, 0)
    print(where, "array:", x[where], " tuple:", select(x, places=tuple(places)))
