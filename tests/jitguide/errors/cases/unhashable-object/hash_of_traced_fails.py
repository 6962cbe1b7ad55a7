# argument: weights

import functools

import jax
import jax.numpy as jnp


class Filter:
    def __init__(self, weights):
        self.weights = weights

    def __hash__(self):
        return hash(float(self.weights.sum()))

    def __eq__(self, other):
        return self is other

    @functools.partial(jax.jit, static_argnames=["self"])
    def apply(self, x):
        return x * self.weights


@jax.jit
def filtered(weights, x):
    return Filter(weights).apply(x)  # raises ValueError


print(filtered(jnp.array([1.0, 2.0]), jnp.ones(2)))
