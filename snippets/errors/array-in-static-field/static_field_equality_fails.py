from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np


@dataclass
class Model:
    weights: jax.Array
    mask: np.ndarray


jax.tree_util.register_dataclass(
    Model,
    data_fields=["weights"],
    meta_fields=["mask"],
)


@jax.jit
def predict(model):
    return model.weights * model.mask


predict(Model(jnp.ones(2), np.ones(2)))
print(predict(Model(jnp.ones(2), np.zeros(2))))  # raises ValueError
