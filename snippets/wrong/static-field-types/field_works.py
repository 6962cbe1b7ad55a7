from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp


@partial(jax.tree_util.register_dataclass, data_fields=["x"], meta_fields=["fill"])
@dataclass
class Padded:
    x: Any
    fill: float

    def __post_init__(self):
        self.fill = float(self.fill)


@jax.jit
def append(padded):
    return jnp.append(padded.x, padded.fill)


for fill in 1, 1.0, True:
    print(append(Padded(jnp.array([True]), fill)))
