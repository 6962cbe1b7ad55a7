import jax
import numpy as np


class Settings:
    def __init__(self, rate):
        self.rate = rate


def parts(one):
    fixed = {
        k: v for k, v in vars(one).items() if isinstance(v, (int, str)) or hasattr(v, "__name__")
    }
    data = {k: v for k, v in vars(one).items() if k not in fixed}
    return [data], tuple(fixed.items())


def rebuild(fixed, data):
    one = object.__new__(Settings)
    one.__dict__.update(fixed, **data[0])
    return one


jax.tree_util.register_pytree_node(Settings, parts, rebuild)


def step(x, settings):
    return x * settings.rate


result = jax.jit(step)(2.0, Settings(0.5))
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
