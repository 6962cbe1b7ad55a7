# argument: config
# pasted above its traceback

import jax
import jax.numpy as jnp


class Config:
    def __init__(self):
        self.rate = 0.5
        self.decay = 0.5


@jax.jit
def step(w, config):
    return w - config.rate * w


config = Config()
w = jnp.ones(2)
for _ in range(3):
    w = step(w, config)  # raises TypeError
    config.rate *= config.decay
