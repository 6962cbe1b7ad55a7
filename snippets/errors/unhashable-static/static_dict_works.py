from typing import NamedTuple

import jax


class Config(NamedTuple):
    rate: float


def train(x, config):
    return x * config.rate


train = jax.jit(train, static_argnames=["config"])
options = {"rate": 0.5}
print(train(1.0, config=Config(**options)))
