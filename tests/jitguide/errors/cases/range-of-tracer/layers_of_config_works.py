import functools
from typing import NamedTuple

import jax


class Config(NamedTuple):
    layers: int
    scale: float


@functools.partial(jax.jit, static_argnames=["layers"])
def forward(x, config, layers):
    for _ in range(layers):
        x = config.scale * x
    return x


assert forward(1.0, Config(3, 2.0), layers=3) == 8.0
