import jax


@jax.tree_util.register_pytree_node_class
class Point:
    def __init__(self, x):
        self.x = x

    def tree_flatten(self):
        return (self.x,), None

    @classmethod
    def tree_unflatten(cls, aux, children):
        return cls(*children)


jax.tree_util.register_pytree_node_class(Point)  # raises ValueError
