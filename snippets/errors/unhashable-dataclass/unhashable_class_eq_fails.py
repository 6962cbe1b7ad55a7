from functools import partial

import jax


class Config:
    def __init__(self, layers):
        self.layers = layers

    def __eq__(self, other):
        return type(other) is type(self) and self.layers == other.layers


@partial(jax.jit, static_argnames=["config"])
def depth(x, config):
    for _ in range(config.layers):
        x = x * 2
    return x


print(Config.__hash__)
print(depth(1.0, Config(layers=3)))  # raises ValueError
