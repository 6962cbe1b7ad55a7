import jax


@jax.tree_util.register_pytree_node_class
class Scaled:
    def __init__(self, factor, name):
        self.factor, self.name = factor, name

    def tree_flatten(self):
        return (self.factor, self.name, "v1")

    @classmethod
    def tree_unflatten(cls, aux_data, children):
        return cls(*children, *aux_data)


print(jax.jit(lambda s: s.factor * 2)(Scaled(3.0, "plain")))  # raises ValueError
