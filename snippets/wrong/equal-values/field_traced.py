from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp


@partial(jax.tree_util.register_dataclass, data_fields=["x", "fill"], meta_fields=[])
@dataclass
class Padded:
    x: Any
    fill: Any


@jax.jit
def append(padded):
    print("tracing")
    return jnp.append(padded.x, padded.fill)


for fill in 1, 2, 1.0, 2.0, True:
    print(append(Padded(jnp.array([True]), fill)))
