import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Config(NamedTuple):
    width: int
    weights: jax.Array


@functools.partial(jax.jit, static_argnames=["width"])
def padded(x, config, width):
    rest = jnp.zeros(width)
    return jnp.concatenate([x * config.weights, rest])


config = Config(2, jnp.array([1.0, 3.0]))
out = padded(jnp.ones(2), config, width=config.width)
print(out)
assert out.tolist() == [1.0, 3.0, 0.0, 0.0]
