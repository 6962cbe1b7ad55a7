# argument: self

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


dense = Dense(jnp.array([1.0, 2.0, 3.0]), 3, jnp.negative)
out = dense.apply(2.0)  # raises TypeError
