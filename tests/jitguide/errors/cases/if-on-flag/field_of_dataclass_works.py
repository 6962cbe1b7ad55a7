# needs jax >= 0.4.38
import dataclasses
from dataclasses import dataclass

import jax


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Config:
    rate: float
    double: bool = dataclasses.field(metadata={"static": True})


@jax.jit
def scaled(x, config):
    if config.double:
        return 2 * x
    return config.rate * x


assert scaled(1.0, Config(0.5, True)) == 2.0
