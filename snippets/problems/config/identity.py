from functools import partial

import jax
import jax.numpy as jnp


class Config:
    def __init__(self, scale, shift):
        self.scale = scale
        self.shift = shift


@partial(jax.jit, static_argnames=["config"])
def apply(x, config):
    print("tracing")
    return config.scale * x + config.shift


for _ in range(3):
    print(apply(jnp.array([1.0, 2.0]), config=Config(2.0, 1.0)))
