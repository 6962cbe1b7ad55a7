# needs jax >= 0.10
from dataclasses import dataclass

import jax
from jax.tree_util import register_dataclass


@dataclass
class Model:
    w: float
    power: int
    name: str = "model"


register_dataclass(Model, data_fields=["w"], meta_fields=["power"], drop_fields=["name"])
print(jax.jit(lambda model: model)(Model(2.0, 3, "mine")))
