from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@dataclass
class Config:
    scale: float
    shift: float


@partial(jax.jit, static_argnames=["config"])
def apply(x, config):
    return config.scale * x + config.shift


print(apply(jnp.array([1.0, 2.0]), config=Config(2.0, 1.0)))  # raises ValueError
