# needs jax >= 0.4.38
# on other versions: missing-argument
# argument: config.double

from dataclasses import dataclass

import jax


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Config:
    rate: float
    double: bool


@jax.jit
def scaled(x, config):
    if config.double:  # raises TracerBoolConversionError
        return 2 * x
    return config.rate * x


scaled(1.0, Config(0.5, True))
