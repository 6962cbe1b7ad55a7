from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["rows", "values"],
    meta_fields=["n_rows"],
)
@dataclass
class Sparse:
    rows: jax.Array
    values: jax.Array
    n_rows: int


@jax.jit
def row_sums(m):
    print("tracing for", m.n_rows, "rows")
    return jax.ops.segment_sum(m.values, m.rows, m.n_rows)


print(row_sums(Sparse(jnp.array([0, 0, 1]), jnp.ones(3), 2)))
print(row_sums(Sparse(jnp.array([1, 1, 1]), jnp.ones(3), 2)))
