import jax
import numpy as np


class Model:
    pass


def rebuild(names, values):
    one = object.__new__(Model)
    one.__dict__.update(zip(names, values))
    return one


jax.tree_util.register_pytree_node(
    Model, lambda one: (tuple(vars(one).values()), tuple(vars(one))), rebuild
)
constant = jax.jit(lambda model: 1)
result = constant(Model())
print(result)
np.testing.assert_array_equal(result, 1)
