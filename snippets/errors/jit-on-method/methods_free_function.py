import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["power"])
def _predict(weights, x, power):
    print("tracing with power =", power)
    return weights * x**power


class Model:
    def __init__(self, weights, power):
        self.weights = weights
        self.power = power

    def predict(self, x):
        return _predict(self.weights, x, power=self.power)


model = Model(jnp.array([1.0, 2.0]), power=2)
print(model.predict(3.0))
model.weights = model.weights * 10
print(model.predict(3.0))
model.power = 1
print(model.predict(3.0))
