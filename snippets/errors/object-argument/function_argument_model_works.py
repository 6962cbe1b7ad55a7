# needs jax >= 0.4.38
from collections.abc import Callable
from dataclasses import dataclass, field

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Model:
    weight: jax.Array
    activation: Callable = field(metadata={"static": True})


@jax.jit
def apply(model, x):
    print("tracing")
    return model.activation(model.weight @ x)


x = jnp.ones(2)
print(apply(Model(jnp.array([[1.0, -2.0]]), jax.nn.relu), x))
print(apply(Model(jnp.array([[2.0, 3.0]]), jax.nn.relu), x))
