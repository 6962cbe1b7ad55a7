from functools import partial

import jax


class Config:
    def __init__(self, layers):
        self.layers = layers

    def __eq__(self, other):
        return type(other) is type(self) and self.layers == other.layers

    def __hash__(self):
        return hash(self.layers)


@partial(jax.jit, static_argnames=["config"])
def depth(x, config):
    print("tracing for", config.layers, "layers")
    for _ in range(config.layers):
        x = x * 2
    return x


print(depth(1.0, Config(layers=3)), depth(2.0, Config(layers=3)))
