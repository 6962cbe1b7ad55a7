# needs jax >= 0.4.38
import dataclasses
from dataclasses import dataclass

import jax


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Config:
    rate: float
    steps: int = dataclasses.field(metadata={"static": True})


@jax.jit
def grown(x, config):
    for _ in range(config.steps):
        x = x * config.rate
    return x


assert grown(1.0, Config(2.0, 3)) == 8.0
