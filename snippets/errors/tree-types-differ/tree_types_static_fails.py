from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["height"],
    meta_fields=["name"],
)
@dataclass
class Person:
    height: float
    name: str


people = [Person(1.8, "Ada"), Person(1.7, "Bo")]
print(jax.tree.map(lambda *h: jnp.stack(h), *people))  # raises ValueError
