import jax
import jax.numpy as jnp


class Model:
    def __init__(self):
        self.weights = jnp.ones(2)
        self.predict_step = jax.jit(self.predict, donate_argnums=0)
        self.test_step = jax.jit(self.test)

    def predict(self, weights, x):
        return weights * x

    def test(self, weights, x):
        return weights + x


model, x = Model(), jnp.array([1.0, 2.0])
assert model.test_step(model.weights, x).tolist() == [2.0, 3.0]
assert model.predict_step(model.weights, x).tolist() == [1.0, 2.0]
