# argument: config.width
# pasted above its traceback

from typing import NamedTuple

import jax
import jax.numpy as jnp


class Config(NamedTuple):
    width: int
    weights: jax.Array


@jax.jit
def padded(x, config):
    rest = jnp.zeros(config.width)  # raises TypeError
    return jnp.concatenate([x * config.weights, rest])


config = Config(2, jnp.array([1.0, 3.0]))
print(padded(jnp.ones(2), config))
