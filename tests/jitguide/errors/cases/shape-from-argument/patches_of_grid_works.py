import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np


class Grid(NamedTuple):
    """How an image is cut."""

    rows: int
    columns: int = 2
    scale: float = 1.0

    @property
    def cells(self):
        return self.rows * self.columns


@functools.partial(jax.jit, static_argnames=["grid"])
def patches(image, grid):
    height = image.shape[0] // grid.rows
    return grid.scale * image.reshape(grid.rows, height, grid.columns, -1)


result = patches(jnp.arange(24.0).reshape(4, 6), Grid(2))
print(result.shape)
np.testing.assert_array_equal(result, np.arange(24.0).reshape(2, 2, 2, 3))
