"""Configuration: a static argument that does not retrace when it is equal.

- Config(scale=..., shift=..., limit=...): two floats, and a float or None.
- apply(x, config) gives scale * x + shift, clipped to -limit ... limit unless limit is None.
- The caller applies jax.jit(apply, static_argnames=["config"]): one trace for all equal
  configurations, another one for each different one. Do not use jit inside.
- Config objects compare by value and cannot be changed.
"""

import jax
import jax.numpy as jnp


class Config:
    """How `apply` works."""

    def __init__(self, scale: float, shift: float, limit: float | None = None) -> None:
        self.scale = scale
        self.shift = shift
        self.limit = limit


def apply(x: jax.Array, config: Config) -> jax.Array:
    """Scale and shift `x`, and clip it to +-limit if there is a limit."""
    y = config.scale * x + config.shift
    if config.limit is not None:
        y = jnp.clip(y, -config.limit, config.limit)
    return y
