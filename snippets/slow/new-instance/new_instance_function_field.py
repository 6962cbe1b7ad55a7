# needs jax >= 0.4.38
from collections.abc import Callable
from dataclasses import dataclass, field

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Model:
    weights: jax.Array
    activation: Callable = field(metadata={"static": True})


@jax.jit
def step(model, x):
    print("  tracing")
    return model.activation(model.weights * x)


def squash(x):
    return jnp.tanh(x)


print("a lambda for each model:")
for _ in range(2):
    step(Model(jnp.ones(3), lambda x: jnp.tanh(x)), 1.0)
print("jax.jit(squash) for each model:")
for _ in range(2):
    step(Model(jnp.ones(3), jax.jit(squash)), 1.0)
print("squash for all models:")
for _ in range(2):
    step(Model(jnp.ones(3), squash), 1.0)
