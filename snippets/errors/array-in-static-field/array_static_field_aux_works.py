import jax
import jax.numpy as jnp


@jax.tree_util.register_pytree_node_class
class Grid:
    def __init__(self, values, origin):
        self.values, self.origin = values, origin

    def tree_flatten(self):
        return (self.values, self.origin), None

    @classmethod
    def tree_unflatten(cls, aux, children):
        return cls(*children)


@jax.jit
def total(grid):
    return grid.values.sum() + grid.origin.sum()


print(total(Grid(jnp.ones(3), jnp.zeros(2))))
print(total(Grid(jnp.ones(3), jnp.ones(2))))
