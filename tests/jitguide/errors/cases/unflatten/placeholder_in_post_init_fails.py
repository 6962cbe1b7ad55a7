# on other versions: missing-argument

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Grid:
    values: jax.Array

    def __post_init__(self):
        self.width = self.values.shape[0]  # raises AttributeError


grid = Grid(jnp.ones(3))
print(jax.tree.map(lambda leaf: leaf.dtype.name, grid))
