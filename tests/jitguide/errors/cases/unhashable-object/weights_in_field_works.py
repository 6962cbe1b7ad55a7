import dataclasses

import jax
import jax.numpy as jnp


@dataclasses.dataclass
class Layer:
    weights: jax.Array
    scale: float = 2.0

    @jax.jit
    def __call__(self, x):
        return self.scale * self.weights @ x


def rebuild(names, values):
    one = object.__new__(Layer)
    one.__dict__.update(zip(names, values))
    return one


jax.tree_util.register_pytree_node(
    Layer, lambda one: (tuple(vars(one).values()), tuple(vars(one))), rebuild
)

layer = Layer(jnp.eye(2))
print(layer(jnp.array([1.0, 3.0])))
assert layer(jnp.array([1.0, 3.0])).tolist() == [2.0, 6.0]
