from collections.abc import Callable
from typing import NamedTuple

import jax


class Optimizer(NamedTuple):
    update: Callable


def sgd(rate):
    return Optimizer(lambda p, g: p - rate * g)


@jax.jit
def step(rate, p):
    print("tracing")
    return sgd(rate).update(p, 2 * p)


for rate in (0.1, 0.2, 0.3):
    print(step(rate, 1.0))
