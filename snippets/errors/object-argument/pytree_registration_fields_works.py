from dataclasses import dataclass

import jax
from jax.tree_util import register_dataclass


@dataclass
class Model:
    w: float
    power: int
    name: str = "model"


register_dataclass(Model, data_fields=["w"], meta_fields=["power", "name"])
print(jax.jit(lambda model: model)(Model(2.0, 3, "mine")))
