from dataclasses import dataclass
from functools import partial

import jax


@dataclass(eq=False)
class Config:
    layers: int


@partial(jax.jit, static_argnames=["config"])
def depth(x, config):
    print("tracing")
    return x * config.layers


for _ in range(3):
    depth(1.0, Config(layers=3))
