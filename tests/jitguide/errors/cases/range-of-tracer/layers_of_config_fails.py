# argument: config.layers

from typing import NamedTuple

import jax


class Config(NamedTuple):
    layers: int
    scale: float


@jax.jit
def forward(x, config):
    for _ in range(config.layers):  # raises TracerIntegerConversionError
        x = config.scale * x
    return x


forward(1.0, Config(3, 2.0))
