from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Config:
    scale: float
    shift: float


@partial(jax.jit, static_argnames=["config"])
def apply(x, config):
    print("tracing with", config)
    return config.scale * x + config.shift


for scale in (2.0, 2.0, 3.0, 2.0):
    print(apply(jnp.array([1.0, 2.0]), config=Config(scale, shift=1.0)))
