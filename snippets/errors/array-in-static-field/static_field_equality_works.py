from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass
class Model:
    weights: jax.Array
    mask: jax.Array


jax.tree_util.register_dataclass(
    Model,
    data_fields=["weights", "mask"],
    meta_fields=[],
)


@jax.jit
def predict(model):
    return model.weights * model.mask


print(predict(Model(jnp.ones(2), jnp.ones(2))))
print(predict(Model(jnp.ones(2), jnp.zeros(2))))
