# argument: groups.count

from typing import NamedTuple

import jax
import jax.numpy as jnp


class Groups(NamedTuple):
    rows: jax.Array
    count: int


@jax.jit
def sums(groups):
    return jax.ops.segment_sum(
        groups.rows, groups.rows, groups.count
    )  # raises ConcretizationTypeError


sums(Groups(jnp.array([0, 1]), 2))
