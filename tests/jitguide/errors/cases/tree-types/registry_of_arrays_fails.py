# on other versions: elsewhere
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.tree_util.register_pytree_node_class
class Registry:
    def __init__(self, arrays):
        self.arrays = arrays

    def tree_flatten(self):
        return jax.tree.flatten(self.arrays)

    @classmethod
    def tree_unflatten(cls, structure, parts):
        return cls(jax.tree.unflatten(structure, parts))


plain = Registry({"bias": jnp.zeros(2)})
ranges = jax.tree.map(lambda a: (a.min(), a.max()), plain)
spread = jax.tree.map(
    lambda a, low_high: low_high[1] - low_high[0], plain, ranges
)  # raises ValueError
