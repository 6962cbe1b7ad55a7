from dataclasses import dataclass, field
from functools import partial

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Config:
    name: str
    scale: float = field(default=1.0, compare=False)


@partial(jax.jit, static_argnames=["config"])
def apply(x, config):
    print("tracing with", config)
    return x * config.scale


x = jnp.array([1.0, 2.0])
print(apply(x, config=Config("run", scale=1.0)))
print(apply(x, config=Config("run", scale=5.0)))
