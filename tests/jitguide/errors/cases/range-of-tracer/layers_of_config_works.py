import functools
from typing import NamedTuple

import jax


class Config(NamedTuple):
    layers: int
    scale: float


@functools.partial(jax.jit, static_argnames=["config"])
def forward(x, config):
    for _ in range(config.layers):
        x = config.scale * x
    return x


assert forward(1.0, Config(3, 2.0)) == 8.0
