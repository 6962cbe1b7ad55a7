from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Sparse(NamedTuple):
    rows: jax.Array
    n_rows: int


@partial(jax.jit, static_argnames=["m"])
def count(m):
    return jnp.zeros(m.n_rows)


print(count(Sparse(jnp.array([0, 0, 1]), 2)))  # raises ValueError
