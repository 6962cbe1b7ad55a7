import os

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ.setdefault("XLA_FLAGS", "")

from dataclasses import dataclass

import jax.numpy as jnp


@dataclass(frozen=True)
class Count:
    value: int


def jit_with_static_n(x, n):
    return jnp.tile(x, Count(int(n)).value)
