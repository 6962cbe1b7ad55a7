from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Model(NamedTuple):
    weight: jax.Array
    activation: Callable


@jax.jit
def apply(model, x):
    return model.activation(model.weight @ x)


model = Model(jnp.array([[1.0, -2.0]]), jax.nn.relu)
print(apply(model, jnp.ones(2)))  # raises TypeError
