# needs jax >= 0.4.38
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Model:
    weight: float
    activation: Callable = field(metadata={"static": True})


def step(model, x):
    y = model.activation(model.weight * x)
    return replace(model, weight=model.weight / 2), y


model, ys = jax.lax.scan(step, Model(2.0, jnp.tanh), jnp.arange(3.0))
print(model.weight, ys)
