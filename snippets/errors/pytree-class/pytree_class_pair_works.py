import jax


@jax.tree_util.register_pytree_node_class
class Scaled:
    def __init__(self, factor, name):
        self.factor, self.name = factor, name

    def tree_flatten(self):
        children = (self.factor,)
        aux_data = (self.name,)
        return children, aux_data

    @classmethod
    def tree_unflatten(cls, aux_data, children):
        return cls(*children, *aux_data)


scaled = jax.jit(lambda s: s)(Scaled(3.0, "plain"))
print(scaled.factor, scaled.name)
