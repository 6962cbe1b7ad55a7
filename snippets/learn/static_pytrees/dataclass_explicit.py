from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class SparseRows:
    row: jax.Array
    value: jax.Array
    rows: int


jax.tree_util.register_dataclass(
    SparseRows,
    data_fields=["row", "value"],
    meta_fields=["rows"],
)
m = SparseRows(jnp.array([0, 0, 1]), jnp.ones(3), rows=2)
print(jax.jit(lambda m: jax.ops.segment_sum(m.value, m.row, m.rows))(m))
print(len(jax.tree_util.tree_leaves(m)), "leaves")
