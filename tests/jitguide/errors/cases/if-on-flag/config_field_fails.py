# argument: config.bias

from typing import NamedTuple

import jax


class Config(NamedTuple):
    rate: float
    bias: bool


def predict(x, config):
    if config.bias:  # raises TracerBoolConversionError
        x = x + 1.0
    return x * config.rate


jax.jit(predict)(2.0, Config(0.5, True))
