from dataclasses import dataclass

import jax.numpy as jnp
import numpy as np


@dataclass(frozen=True)
class Config:
    scale: float
    shift: float
    limit: float | None = None


def apply(x, config):
    limit = np.inf if config.limit is None else config.limit
    return jnp.clip(config.scale * x + config.shift, -limit, limit)
