from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["weight", "grid"],
    meta_fields=["name"],
)
@dataclass
class Model:
    weight: float
    grid: jax.Array
    name: str = "plain"


@jax.jit
def total(model):
    print("tracing", model.name)
    return model.weight * model.grid.sum()


print(total(Model(1.0, jnp.arange(3.0))))
print(total(Model(2.0, jnp.arange(3.0))))
