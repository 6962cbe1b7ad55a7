# needs jax >= 0.8.1
from collections.abc import Callable
from typing import NamedTuple

import jax


class Optimizer(NamedTuple):
    init: Callable
    update: Callable


def sgd(rate):
    return Optimizer(lambda w: (), lambda g, state: (-rate * g, state))


@jax.jit(static_argnames=["optimizer"])
def step(optimizer, w, state):
    print("tracing")
    update, state = optimizer.update(2 * w, state)
    return w + update, state


optimizer = sgd(0.25)
w, state = 1.0, optimizer.init(1.0)
for _ in range(3):
    w, state = step(optimizer, w, state)
print(w)
