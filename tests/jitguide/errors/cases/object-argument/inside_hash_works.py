import jax
import numpy as np


class Model:
    pass


def parts(one):
    fixed = {
        k: v for k, v in vars(one).items() if isinstance(v, (int, str)) or hasattr(v, "__name__")
    }
    data = {k: v for k, v in vars(one).items() if k not in fixed}
    return [data], tuple(fixed.items())


def rebuild(fixed, data):
    one = object.__new__(Model)
    one.__dict__.update(fixed, **data[0])
    return one


jax.tree_util.register_pytree_node(Model, parts, rebuild)
constant = jax.jit(lambda model: 1)
result = constant(Model())
print(result)
np.testing.assert_array_equal(result, 1)
