from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["weight"],
    meta_fields=["scale"],
)
@dataclass
class Layer:
    weight: jax.Array
    scale: float


@jax.jit
def make(weight, scale):
    return Layer(weight, scale)


layer = make(jnp.ones(2), 3.0)
print("a tracer?", isinstance(layer.scale, jax.core.Tracer))
print(layer.weight * layer.scale)  # raises UnexpectedTracerError
