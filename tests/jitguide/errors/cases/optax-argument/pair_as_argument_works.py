import functools
from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Rule(NamedTuple):
    init: Callable
    update: Callable


def update(gradient):
    return -0.25 * gradient


@functools.partial(jax.jit, static_argnames=["opt"])
def descend(weights, opt):
    return weights + opt.update(2 * weights)


opt = Rule(jnp.zeros_like, update)
weights = descend(jnp.ones(2), opt)
assert weights.tolist() == [0.5, 0.5]
