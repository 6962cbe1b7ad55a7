# on other versions: missing-argument

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Path:
    points: jax.Array

    def __post_init__(self):
        assert self.points.ndim == 2, "one row for each point"  # raises AssertionError


paths = Path(jnp.ones((3, 2)))
print(jax.vmap(lambda path: path.points.sum())(paths))
