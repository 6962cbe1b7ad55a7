from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import jax


class Optimizer(NamedTuple):
    update: Callable


def sgd(rate):
    return Optimizer(lambda p, g: p - rate * g)


@partial(jax.jit, static_argnames=["optimizer"])
def step(optimizer, p):
    print("tracing")
    return optimizer.update(p, 2 * p)


for _ in range(3):
    step(sgd(0.1), 1.0)
print("equal?", sgd(0.1) == sgd(0.1))
