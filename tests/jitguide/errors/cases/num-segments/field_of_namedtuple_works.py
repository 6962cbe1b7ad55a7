import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np


class Groups(NamedTuple):
    rows: jax.Array
    count: int


@functools.partial(jax.jit, static_argnames=["count"])
def sums(groups, count):
    return jax.ops.segment_sum(groups.rows, groups.rows, count)


result = sums(Groups(jnp.array([0, 1]), 0), count=2)
print(result)
np.testing.assert_array_equal(result, [0, 1])
