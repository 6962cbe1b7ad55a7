# needs jax >= 0.4.38
from dataclasses import dataclass, field, replace

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Linear:
    weight: jax.Array
    scale: float
    activation: str = field(metadata={"static": True})


@jax.jit
def apply(layer, x):
    print("tracing for", layer.activation)
    y = layer.scale * (layer.weight @ x)
    return jax.nn.relu(y) if layer.activation == "relu" else y


layer = Linear(jnp.ones((1, 2)), scale=2.0, activation="relu")
print(apply(layer, jnp.ones(2)))
print(apply(replace(layer, weight=-layer.weight), jnp.ones(2)))
print(apply(replace(layer, scale=3.0), jnp.ones(2)))
print(apply(replace(layer, activation="none"), jnp.ones(2)))
