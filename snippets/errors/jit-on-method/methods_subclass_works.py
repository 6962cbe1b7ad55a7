# needs jax >= 0.4.38
from dataclasses import dataclass

import jax


@jax.tree_util.register_dataclass
@dataclass
class Layer:
    weight: float


@jax.tree_util.register_dataclass
@dataclass
class Biased(Layer):
    bias: float


@jax.jit
def apply(layer, x):
    return layer.weight * x + layer.bias


print(apply(Biased(2.0, 0.5), 1.0))
