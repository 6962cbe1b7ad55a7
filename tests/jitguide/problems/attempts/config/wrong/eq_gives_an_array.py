# fails: compare
from dataclasses import dataclass

import jax.numpy as jnp


@dataclass(frozen=True, eq=False)
class Config:
    scale: float
    shift: float
    limit: float | None = None

    def __eq__(self, other):
        same = (self.scale, self.shift, self.limit) == (other.scale, other.shift, other.limit)
        return jnp.asarray(same)

    def __hash__(self):
        return hash((self.scale, self.shift, self.limit))


def apply(x, config):
    y = config.scale * x + config.shift
    if config.limit is not None:
        y = jnp.clip(y, -config.limit, config.limit)
    return y
