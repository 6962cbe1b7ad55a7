import jax
import jax.numpy as jnp


@jax.tree_util.register_pytree_node_class
class Quantity:
    def __init__(self, value, error, unit):
        if error.shape != value.shape or value.ndim == 0:
            raise ValueError("one error for each value")
        self.value, self.error, self.unit = value, error, unit

    def tree_flatten(self):
        return (self.value, self.error), self.unit

    @classmethod
    def tree_unflatten(cls, unit, leaves):
        self = object.__new__(cls)
        (self.value, self.error) = leaves
        self.unit = unit
        return self


lengths = Quantity(jnp.array([1.0, 2.0]), jnp.array([0.1, 0.2]), "m")
out = jax.vmap(lambda one: one.error / one.value)(lengths)
assert jnp.allclose(out, 0.1)
