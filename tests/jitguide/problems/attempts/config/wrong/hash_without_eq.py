# fails: equal
import jax.numpy as jnp


class Config:
    def __init__(self, scale, shift, limit=None):
        self.scale, self.shift, self.limit = scale, shift, limit

    def __hash__(self):
        return hash((self.scale, self.shift, self.limit))


def apply(x, config):
    y = config.scale * x + config.shift
    if config.limit is not None:
        y = jnp.clip(y, -config.limit, config.limit)
    return y
