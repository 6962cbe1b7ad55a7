from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class SparseRows:
    row_of: jax.Array
    value: jax.Array
    n_rows: int


jax.tree_util.register_dataclass(
    SparseRows,
    data_fields=["row_of", "value"],
    meta_fields=["n_rows"],
)
m = SparseRows(jnp.array([0, 0, 1]), jnp.ones(3), n_rows=2)
print(jax.jit(lambda m: jax.ops.segment_sum(m.value, m.row_of, m.n_rows))(m))
print(len(jax.tree_util.tree_leaves(m)), "leaves")
