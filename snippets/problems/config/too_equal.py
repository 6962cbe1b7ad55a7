from dataclasses import dataclass, field
from functools import partial

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Config:
    scale: float
    limit: float = field(compare=False)


@partial(jax.jit, static_argnames=["config"])
def apply(x, config):
    return jnp.clip(config.scale * x, -config.limit, config.limit)


x = jnp.array([1.0, 2.0, 3.0])
print(apply(x, config=Config(2.0, limit=100.0)))
print(apply(x, config=Config(2.0, limit=1.0)))
