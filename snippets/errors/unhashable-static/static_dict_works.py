from typing import NamedTuple

import jax


class Config(NamedTuple):
    rate: float


def train(x, config):
    return x * config.rate


train = jax.jit(train, static_argnames=["config"])
print(train(1.0, config=Config(rate=0.5)))
