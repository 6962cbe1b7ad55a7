import jax
import jax.numpy as jnp
from jax.experimental import checkify


@jax.tree_util.register_pytree_node_class
class Weights:
    def __init__(self, values):
        checkify.check((values >= 0).all(), "weights must not be negative")
        self.values = values

    def tree_flatten(self):
        return (self.values,), None

    @classmethod
    def tree_unflatten(cls, _, children):
        return cls(*children)


def total(weights):
    return weights.values.sum()


weights = Weights(jnp.ones(2))
error, result = checkify.checkify(jax.jit(total))(weights)
print("checkify around jit:", result, error.get())
jax.jit(checkify.checkify(total))(weights)  # raises ValueError
