# fails: jit
from dataclasses import dataclass

import jax.numpy as jnp


@dataclass(frozen=True)
class Config:
    scale: float
    shift: float
    limit: float | None = None

    def __post_init__(self):
        object.__setattr__(self, "scale", [self.scale])


def apply(x, config):
    y = config.scale[0] * x + config.shift
    if config.limit is not None:
        y = jnp.clip(y, -config.limit, config.limit)
    return y
