import jax


@jax.tree_util.register_pytree_node_class
class Bag:
    def __init__(self, content):
        self.content = content

    def tree_flatten(self):
        return (self.content,), None

    @classmethod
    def tree_unflatten(cls, structure, leaves):
        return cls(leaves[0])


bag = Bag([1.0, 2.0])
pairs = jax.tree.map(lambda a: (a, -a), bag)
sums = jax.tree.map(lambda a, pair: pair[0] + a, bag, pairs)
assert sums.content == [2, 4]
