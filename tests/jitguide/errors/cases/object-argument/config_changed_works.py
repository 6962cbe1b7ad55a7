import jax
import jax.numpy as jnp


class Config:
    def __init__(self):
        self.rate = 0.5
        self.decay = 0.5


def parts(one):
    fixed = {
        k: v for k, v in vars(one).items() if isinstance(v, (int, str)) or hasattr(v, "__name__")
    }
    data = {k: v for k, v in vars(one).items() if k not in fixed}
    return [data], tuple(fixed.items())


def rebuild(fixed, data):
    one = object.__new__(Config)
    one.__dict__.update(fixed, **data[0])
    return one


jax.tree_util.register_pytree_node(Config, parts, rebuild)


@jax.jit
def step(w, config):
    return w - config.rate * w


config = Config()
w = jnp.ones(2)
for _ in range(3):
    w = step(w, config)
    config.rate *= config.decay
assert jnp.allclose(w, 0.5 * 0.75 * 0.875)
