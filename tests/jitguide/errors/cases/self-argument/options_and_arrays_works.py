import jax
import jax.numpy as jnp


class Dense:
    def __init__(self, weights, order, activation, bias=True):
        self.weights, self.order, self.activation, self.bias = weights, order, activation, bias

    @jax.jit
    def apply(self, x):
        powers = jnp.stack([x**k for k in range(self.order)])
        out = self.activation(self.weights @ powers)
        return out + 1 if self.bias else out


def parts(one):
    fixed = {
        k: v for k, v in vars(one).items() if isinstance(v, (int, str)) or hasattr(v, "__name__")
    }
    data = {k: v for k, v in vars(one).items() if k not in fixed}
    return [data], tuple(fixed.items())


def rebuild(fixed, data):
    one = object.__new__(Dense)
    one.__dict__.update(fixed, **data[0])
    return one


jax.tree_util.register_pytree_node(Dense, parts, rebuild)


dense = Dense(jnp.array([1.0, 2.0, 3.0]), 3, jnp.negative)
out = dense.apply(2.0)
print(out)
assert out == 1 - (1 + 2 * 2 + 3 * 4)
