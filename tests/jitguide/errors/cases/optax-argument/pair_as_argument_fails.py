# argument: opt.init
# on other versions: function-argument

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Rule(NamedTuple):
    init: Callable
    update: Callable


def update(gradient):
    return -0.25 * gradient


@jax.jit
def descend(weights, opt):
    return weights + opt.update(2 * weights)


opt = Rule(jnp.zeros_like, update)
weights = descend(jnp.ones(2), opt)  # raises TypeError
