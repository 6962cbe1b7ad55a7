# argument: parts['opt'].init
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
def descend(parts):
    return {**parts, "w": parts["w"] + parts["opt"].update(2 * parts["w"])}


parts = {"w": jnp.ones(2), "opt": Rule(jnp.zeros_like, update)}
parts = descend(parts)  # raises TypeError
