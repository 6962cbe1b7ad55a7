from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Config:
    scale: float


@partial(jax.jit, static_argnames=["config"])
def apply(x, config):
    print("tracing with", config)
    return x * config.scale


x = jnp.array([1, 2, 3])
for scale in (1, 1.0, True):
    print(apply(x, config=Config(scale)))
