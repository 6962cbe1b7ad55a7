"""A configuration as a static argument: equal ones share one trace."""

import jax
import jax.numpy as jnp


class Config:
    """The settings of `apply`."""

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
