from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp


@partial(jax.tree_util.register_dataclass, data_fields=["x"], meta_fields=["fill"])
@dataclass
class Padded:
    x: Any
    fill: Any


@jax.jit
def by_field(padded):
    return jnp.append(padded.x, padded.fill)


@partial(jax.jit, static_argnums=1)
def by_argument(x, fill):
    return jnp.append(x, fill)


x = jnp.array([True])
for fill in 1, 1.0, True:
    print(f"{fill!s:4}  static field:", by_field(Padded(x, fill)), end="")
    print("  static argument:", by_argument(x, fill))
