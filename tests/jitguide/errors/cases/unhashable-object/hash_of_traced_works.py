import jax
import jax.numpy as jnp


class Filter:
    def __init__(self, weights):
        self.weights = weights

    @jax.jit
    def apply(self, x):
        return x * self.weights


def parts(one):
    fixed = {
        k: v for k, v in vars(one).items() if isinstance(v, (int, str)) or hasattr(v, "__name__")
    }
    data = {k: v for k, v in vars(one).items() if k not in fixed}
    return [data], tuple(fixed.items())


def rebuild(fixed, data):
    one = object.__new__(Filter)
    one.__dict__.update(fixed, **data[0])
    return one


jax.tree_util.register_pytree_node(Filter, parts, rebuild)


@jax.jit
def filtered(weights, x):
    return Filter(weights).apply(x)


result = filtered(jnp.array([1.0, 2.0]), jnp.ones(2))
print(result)
assert result.tolist() == [1.0, 2.0]
