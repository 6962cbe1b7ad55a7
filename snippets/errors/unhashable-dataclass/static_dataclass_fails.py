from dataclasses import dataclass

import jax


@dataclass
class Config:
    rate: float


def train(x, config):
    return x * config.rate


train = jax.jit(train, static_argnames=["config"])
print(train(1.0, config=Config(0.5)))  # raises ValueError
