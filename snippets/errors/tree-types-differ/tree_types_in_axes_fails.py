from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["weights", "bias"],
    meta_fields=["power"],
)
@dataclass
class Layer:
    weights: jax.Array
    bias: float
    power: int = 1


layers = Layer(jnp.arange(3.0), bias=1.0, power=2)
axes = Layer(weights=0, bias=None)
print(jax.vmap(lambda a: a.weights**a.power + a.bias, in_axes=(axes,))(layers))  # raises ValueError
