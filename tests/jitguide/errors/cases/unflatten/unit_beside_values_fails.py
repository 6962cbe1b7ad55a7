# pasted above its traceback
import jax
import jax.numpy as jnp


@jax.tree_util.register_pytree_node_class
class Quantity:
    def __init__(self, value, error, unit):
        if error.shape != value.shape or value.ndim == 0:
            raise ValueError("one error for each value")  # raises ValueError
        self.value, self.error, self.unit = value, error, unit

    def tree_flatten(self):
        return (self.value, self.error), self.unit

    @classmethod
    def tree_unflatten(cls, unit, leaves):
        return cls(*leaves, unit)


lengths = Quantity(jnp.array([1.0, 2.0]), jnp.array([0.1, 0.2]), "m")
print(jax.vmap(lambda one: one.error / one.value)(lengths))
