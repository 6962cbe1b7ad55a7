from collections.abc import Callable
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass
class Model:
    weights: jax.Array
    activation: Callable[[jax.Array], jax.Array]


jax.tree_util.register_dataclass(Model, data_fields=["weights"], meta_fields=["activation"])


@jax.jit
def predicted(model, x):
    return model.activation(model.weights @ x)


assert predicted(Model(jnp.ones((2, 3)), lambda x: 2 * x), jnp.ones(3)).tolist() == [6, 6]
