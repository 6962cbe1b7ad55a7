from dataclasses import dataclass

from jax.tree_util import register_dataclass


@dataclass
class Model:
    w: float
    power: int
    name: str = "model"


register_dataclass(Model, data_fields=["w"], meta_fields=["power"])  # raises ValueError
