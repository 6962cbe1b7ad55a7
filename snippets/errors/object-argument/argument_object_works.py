import jax
import jax.numpy as jnp


class Model:
    def __init__(self, weights):
        self.weights = weights


jax.tree_util.register_pytree_node(
    Model,
    lambda model: ((model.weights,), None),
    lambda _, parts: Model(*parts),
)


@jax.jit
def predict(model, x):
    return model.weights @ x


print(predict(Model(jnp.ones(2)), jnp.ones(2)))
