from typing import NamedTuple

import jax
import jax.numpy as jnp


class SparseRows(NamedTuple):
    row_of: jax.Array
    value: jax.Array
    n_rows: int


@jax.jit
def row_sums(m):
    return jax.ops.segment_sum(m.value, m.row_of, m.n_rows)  # raises ConcretizationTypeError


print(row_sums(SparseRows(jnp.array([0, 0, 1]), jnp.ones(3), 2)))
