import jax
import jax.numpy as jnp


class Grid:
    def __init__(self, values):
        self.values = values
        self.width = values.shape[0]


def unflatten_grid(_, children):
    grid = object.__new__(Grid)
    (grid.values,) = children
    return grid


jax.tree_util.register_pytree_node(Grid, lambda grid: ((grid.values,), None), unflatten_grid)
out = jax.tree.map(lambda leaf: leaf.dtype.name, Grid(jnp.ones(3)))
assert out.values == "float32"
