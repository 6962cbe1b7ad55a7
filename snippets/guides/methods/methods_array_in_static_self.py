from functools import partial

import jax
import jax.numpy as jnp


class Model:
    def __init__(self, weights, power):
        self.weights, self.power = weights, power

    def __hash__(self):
        return hash((self.weights, self.power))

    def __eq__(self, other):
        return (self.weights, self.power) == (other.weights, other.power)

    @partial(jax.jit, static_argnums=0)
    def predict(self, x):
        return self.weights * x**self.power


try:
    Model(jnp.array([1.0, 2.0]), power=2).predict(3.0)
except ValueError as error:
    print(type(error).__name__, str(error).split(".")[0])
    print(str(error).splitlines()[-1])
