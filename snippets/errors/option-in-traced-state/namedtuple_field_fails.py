from typing import NamedTuple

import jax
import jax.numpy as jnp


class Sparse(NamedTuple):
    rows: jax.Array
    values: jax.Array
    n_rows: int


@jax.jit
def row_sums(m):
    return jax.ops.segment_sum(m.values, m.rows, m.n_rows)  # raises ConcretizationTypeError


print(row_sums(Sparse(jnp.array([0, 0, 1]), jnp.ones(3), 2)))
