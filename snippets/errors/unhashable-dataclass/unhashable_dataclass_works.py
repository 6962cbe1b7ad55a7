from dataclasses import dataclass
from functools import partial

import jax


@dataclass(frozen=True)
class Config:
    layers: int
    widths: tuple[int, ...] = (8, 4)


@partial(jax.jit, static_argnames=["config"])
def depth(x, config):
    print("tracing for", config)
    for _ in range(config.layers):
        x = x * 2
    return x


print(depth(1.0, Config(layers=3)), depth(5.0, Config(layers=3)))
