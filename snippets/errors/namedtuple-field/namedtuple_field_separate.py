from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Sparse(NamedTuple):
    rows: jax.Array
    values: jax.Array


@partial(jax.jit, static_argnames=["n_rows"])
def row_sums(m, n_rows):
    return jax.ops.segment_sum(m.values, m.rows, n_rows)


print(row_sums(Sparse(jnp.array([0, 0, 1]), jnp.ones(3)), n_rows=2))
