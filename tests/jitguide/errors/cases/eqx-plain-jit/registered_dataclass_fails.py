# on other versions: function-argument
# argument: model.activation

from collections.abc import Callable
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass
class Model:
    weights: jax.Array
    activation: Callable[[jax.Array], jax.Array]


jax.tree_util.register_dataclass(Model, ["weights", "activation"], [])


@jax.jit
def predicted(model, x):
    return model.activation(model.weights @ x)


predicted(Model(jnp.ones((2, 3)), lambda x: 2 * x), jnp.ones(3))  # raises TypeError
