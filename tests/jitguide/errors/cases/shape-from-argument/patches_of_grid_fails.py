# argument: grid.rows
# pasted above its traceback

from typing import NamedTuple

import jax
import jax.numpy as jnp


class Grid(NamedTuple):
    """How an image is cut."""

    rows: int
    columns: int = 2
    scale: float = 1.0

    @property
    def cells(self):
        return self.rows * self.columns


@jax.jit
def patches(image, grid):
    height = image.shape[0] // grid.rows
    return grid.scale * image.reshape(grid.rows, height, grid.columns, -1)  # raises TypeError


print(patches(jnp.arange(24.0).reshape(4, 6), Grid(2)).shape)
