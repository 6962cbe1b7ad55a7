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


total = checkify.checkify(lambda weights: weights.values.sum())
print(jax.jit(total)(Weights(jnp.ones(2))))  # raises ValueError
