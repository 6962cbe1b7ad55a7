from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Rule(NamedTuple):
    init: Callable
    update: Callable


def update(gradient):
    return -0.25 * gradient


opt = Rule(jnp.zeros_like, update)


@jax.jit
def descend(weights):
    return weights + opt.update(2 * weights)


weights = descend(jnp.ones(2))
assert weights.tolist() == [0.5, 0.5]
