# needs jax >= 0.4.38
from dataclasses import dataclass, field

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class SparseRows:
    row_of: jax.Array
    value: jax.Array
    n_rows: int = field(metadata={"static": True})


@jax.jit
def row_sums(m):
    print("tracing for n_rows =", m.n_rows)
    return jax.ops.segment_sum(m.value, m.row_of, m.n_rows)


print(row_sums(SparseRows(jnp.array([0, 0, 1]), jnp.ones(3), n_rows=2)))
print(row_sums(SparseRows(jnp.array([1, 1, 1]), jnp.ones(3), n_rows=2)))
print(row_sums(SparseRows(jnp.array([0, 0, 1]), jnp.ones(3), n_rows=3)))
