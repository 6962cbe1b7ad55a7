"""Batches: any length from 16 to 1000, at most four compilations.

- prepare(batch) runs outside of jit. It takes a 1-D float32 NumPy array and returns a tuple
  (padded, length): padded begins with the batch and has at most 4 times as many elements.
- mean_square(padded, length) is called under plain jax.jit: the mean of the squares of the
  first `length` elements, whatever is in the padding. It may be traced at most 4 times for
  batches of all lengths. Do not use jit inside.
"""

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray


def prepare(batch: NDArray[np.float32]) -> tuple[NDArray[np.float32], int]:
    """Make the arguments of `mean_square` from a batch."""
    return batch, len(batch)


def mean_square(padded: jax.Array, length: jax.Array | int) -> jax.Array:
    """Average the squares of the first `length` elements."""
    return jnp.mean(padded**2)
