import jax
import jax.numpy as jnp


@jax.tree_util.register_pytree_node_class
class Scaler:
    def __init__(self, factors):
        self.factors = factors

    def tree_flatten(self):
        return (self.factors,), None

    @classmethod
    def tree_unflatten(cls, _, children):
        return cls(*children)

    @jax.jit
    def scale(self, x):
        return self.factors * x


print(Scaler(jnp.ones(2)).scale(3.0))
