import jax
import numpy as np


class Doubler:
    @jax.jit
    def double(self, x):
        return x


def parts(one):
    fixed = {
        k: v for k, v in vars(one).items() if isinstance(v, (int, str)) or hasattr(v, "__name__")
    }
    data = {k: v for k, v in vars(one).items() if k not in fixed}
    return [data], tuple(fixed.items())


def rebuild(fixed, data):
    one = object.__new__(Doubler)
    one.__dict__.update(fixed, **data[0])
    return one


jax.tree_util.register_pytree_node(Doubler, parts, rebuild)


result = Doubler().double(5)
print(result)
np.testing.assert_array_equal(result, 5)
