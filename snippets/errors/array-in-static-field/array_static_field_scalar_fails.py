from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["weight"],
    meta_fields=["order"],
)
@dataclass
class Model:
    weight: float
    order: int


@jax.jit
def power(model):
    if model.order == 2:  # raises TracerBoolConversionError
        return model.weight**2
    return model.weight


print(power(Model(3.0, jnp.array(2))))
