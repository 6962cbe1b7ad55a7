# needs jax >= 0.4.38
from dataclasses import dataclass, field

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Model:
    x: float
    weights: jax.Array = field(metadata={"static": True})


@jax.jit
def size(model):
    return model.x * jnp.sum(model.weights)


print(size(Model(1.0, jnp.ones(3))))
print(size(Model(1.0, jnp.ones(3))))  # raises ValueError
