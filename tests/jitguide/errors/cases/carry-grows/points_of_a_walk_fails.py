# pasted above its traceback

import jax
import jax.numpy as jnp


def walk(i, state):
    point, path = state
    point = 2 * point
    path = jnp.concatenate([path, point[None, :]])
    return point, path


start = jnp.array([1.0, 3.0])
jax.lax.fori_loop(0, 2, walk, (start, start[None, :]))  # raises TypeError
