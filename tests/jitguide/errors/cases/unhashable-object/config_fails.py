import functools
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass
class Config:
    layers: int


@functools.partial(jax.jit, static_argnames=["config"])
def deep(x, config):
    for _ in range(config.layers):
        x = jnp.tanh(x)
    return x


deep(1.0, Config(2))  # raises ValueError
