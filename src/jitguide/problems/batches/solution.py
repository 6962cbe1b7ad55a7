"""Batches: the solution."""

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

SIZES = (64, 256, 1024)


def prepare(batch: NDArray[np.float32]) -> tuple[NDArray[np.float32], int]:
    """Pad a batch with zeros to the next of `SIZES`; runs outside jit, in NumPy."""
    length = len(batch)
    size = next(size for size in SIZES if size >= length)
    return np.pad(batch, (0, size - length)), length


def mean_square(padded: jax.Array, length: jax.Array | int) -> jax.Array:
    """Average the squares of the first `length` elements."""
    counts = jnp.arange(padded.shape[0]) < length
    return jnp.sum(jnp.where(counts, padded, 0) ** 2) / length
