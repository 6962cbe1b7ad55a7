from typing import NamedTuple

import jax
import jax.numpy as jnp


class Walk(NamedTuple):
    at: jax.Array
    path: jax.Array


def step(i, carry):
    rows, walk = carry
    rows = rows.at[i].set(walk.at)
    return rows, Walk(walk.at + 1, rows)


walk = Walk(jnp.zeros(2), jnp.zeros((4, 2), jnp.float32))
rows, walk = jax.lax.fori_loop(0, 4, step, (jnp.zeros((4, 2)), walk))
print(walk.path)
assert walk.path.tolist() == [[0, 0], [1, 1], [2, 2], [3, 3]]
