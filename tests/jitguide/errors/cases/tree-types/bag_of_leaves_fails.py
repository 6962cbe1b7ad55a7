# on other versions: elsewhere
import jax


@jax.tree_util.register_pytree_node_class
class Bag:
    def __init__(self, content):
        self.content = content

    def tree_flatten(self):
        leaves, structure = jax.tree.flatten(self.content)
        return leaves, structure

    @classmethod
    def tree_unflatten(cls, structure, leaves):
        return cls(jax.tree.unflatten(structure, leaves))


bag = Bag([1.0, 2.0])
pairs = jax.tree.map(lambda a: (a, -a), bag)
jax.tree.map(lambda a, pair: pair[0] + a, bag, pairs)  # raises ValueError
