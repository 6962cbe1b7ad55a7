import functools

import equinox as eqx
import jax
import jax.numpy as jnp


class Net(eqx.Module):
    layers: list

    def __init__(self, key):
        self.layers = [eqx.nn.Linear(2, 2, key=key), jax.nn.relu]

    def __call__(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


@functools.partial(jax.jit, static_argnames="static")
def predict(params, static, x):
    return eqx.combine(params, static)(x)


params, static = eqx.partition(Net(jax.random.key(0)), eqx.is_array)
predict(params, static, jnp.ones(2))  # raises ValueError
