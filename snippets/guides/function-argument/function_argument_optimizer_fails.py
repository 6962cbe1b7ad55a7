from collections.abc import Callable
from typing import NamedTuple

import jax


class Optimizer(NamedTuple):
    init: Callable
    update: Callable


def sgd(rate):
    return Optimizer(lambda w: (), lambda g, state: (-rate * g, state))


@jax.jit
def step(optimizer, w, state):
    update, state = optimizer.update(2 * w, state)
    return w + update, state


optimizer = sgd(0.25)
print(step(optimizer, 1.0, optimizer.init(1.0)))  # raises TypeError
