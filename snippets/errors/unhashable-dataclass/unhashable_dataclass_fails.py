from dataclasses import dataclass
from functools import partial

import jax


@dataclass
class Config:
    layers: int


@partial(jax.jit, static_argnames=["config"])
def depth(x, config):
    for _ in range(config.layers):
        x = x * 2
    return x


print(depth(1.0, Config(layers=3)))  # raises ValueError
