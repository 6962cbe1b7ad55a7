from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames=("sizes",))
def blocks(x, sizes):
    return [jnp.zeros(size) + x for size in sizes]


sizes = np.array([1, 2])
result = blocks(1.0, tuple(sizes.tolist()))
print(result)
assert [block.tolist() for block in result] == [[1.0], [1.0, 1.0]]
