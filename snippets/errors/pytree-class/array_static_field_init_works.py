# needs jax >= 0.4.38
from dataclasses import dataclass, field

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Grid:
    points: jax.Array
    n: int = field(metadata={"static": True})

    @classmethod
    def zeros(cls, n):
        return cls(points=jnp.zeros(n), n=n)


@jax.jit
def shifted(grid):
    return grid.points + grid.n


print(shifted(Grid.zeros(3)))
