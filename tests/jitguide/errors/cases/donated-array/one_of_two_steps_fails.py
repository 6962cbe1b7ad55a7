# pasted above its traceback

import jax
import jax.numpy as jnp


class Model:
    def __init__(self):
        self.weights = jnp.ones(2)
        self.predict_step = jax.jit(self.predict, donate_argnums=0)
        self.test_step = jax.jit(self.test, donate_argnums=0)

    def predict(self, weights, x):
        return weights * x

    def test(self, weights, x):
        return weights + x


model, x = Model(), jnp.array([1.0, 2.0])
print("tested:", model.test_step(model.weights, x))
print(model.predict_step(model.weights, x))  # raises RuntimeError
