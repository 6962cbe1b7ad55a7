from typing import NamedTuple

import jax
import numpy as np


class Config(NamedTuple):
    rate: float
    bias: bool


def predict(x, config):
    if config.bias:
        x = x + 1.0
    return x * config.rate


result = jax.jit(predict, static_argnames=["config"])(2.0, Config(0.5, True))
print(result)
np.testing.assert_allclose(result, 1.5, rtol=1e-6)
