from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Layer(NamedTuple):
    weight: jax.Array
    activation: Callable[[jax.Array], jax.Array]


def step(model, x):
    return model, model.activation(model.weight * x)


model = Layer(jnp.ones(2), jax.nn.gelu)
jax.lax.scan(step, model, jnp.ones((3, 2)))  # raises TypeError
