# needs jax >= 0.4.38
# on other versions: missing-argument
# argument: config.steps

from dataclasses import dataclass

import jax


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Config:
    rate: float
    steps: int


@jax.jit
def grown(x, config):
    for _ in range(config.steps):  # raises TracerIntegerConversionError
        x = x * config.rate
    return x


grown(1.0, Config(2.0, 3))
