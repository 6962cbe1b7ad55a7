# fails: no-jit
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Config:
    scale: float
    shift: float
    limit: float | None = None


@jax.jit
def _line(x, scale, shift):
    return scale * x + shift


def apply(x, config):
    y = _line(x, config.scale, config.shift)
    if config.limit is not None:
        y = jnp.clip(y, -config.limit, config.limit)
    return y
