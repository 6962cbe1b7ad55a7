import jax
import jax.numpy as jnp


class Filter:
    def __init__(self, weights):
        self.weights = weights

    @jax.jit
    def apply(self, x):
        return x * self.weights


def rebuild(names, values):
    one = object.__new__(Filter)
    one.__dict__.update(zip(names, values))
    return one


jax.tree_util.register_pytree_node(
    Filter, lambda one: (tuple(vars(one).values()), tuple(vars(one))), rebuild
)


@jax.jit
def filtered(weights, x):
    return Filter(weights).apply(x)


result = filtered(jnp.array([1.0, 2.0]), jnp.ones(2))
print(result)
assert result.tolist() == [1.0, 2.0]
