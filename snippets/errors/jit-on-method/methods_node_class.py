import jax
import jax.numpy as jnp


@jax.tree_util.register_pytree_node_class
class Model:
    def __init__(self, weights, power):
        self.weights, self.power = weights, power

    def tree_flatten(self):
        return (self.weights,), self.power

    @classmethod
    def tree_unflatten(cls, power, children):
        return cls(*children, power)

    @jax.jit
    def predict(self, x):
        print("tracing with power =", self.power)
        return self.weights * x**self.power


print(Model(jnp.array([1.0, 2.0]), power=2).predict(3.0))
print(Model(jnp.array([3.0, 4.0]), power=2).predict(3.0))
