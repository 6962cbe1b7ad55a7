import jax
import jax.numpy as jnp


class Model:
    def __init__(self, weights):
        self.weights = weights


@jax.jit
def predict(model, x):
    return model.weights @ x


print(predict(Model(jnp.ones(2)), jnp.ones(2)))  # raises TypeError
