from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["weight", "scale"],
    meta_fields=[],
)
@dataclass
class Layer:
    weight: jax.Array
    scale: float


@jax.jit
def make(weight, scale):
    return Layer(weight, scale)


layer = make(jnp.ones(2), 3.0)
print(layer.weight * layer.scale)

layers = jax.vmap(Layer)(jnp.ones((2, 3)), jnp.array([1.0, 2.0]))
print(jax.vmap(lambda layer: layer.weight * layer.scale)(layers))
