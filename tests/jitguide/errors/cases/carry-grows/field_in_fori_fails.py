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


walk = Walk(jnp.zeros(2), jnp.array([]))
rows, walk = jax.lax.fori_loop(0, 4, step, (jnp.zeros((4, 2)), walk))  # raises TypeError
print(walk.path)
