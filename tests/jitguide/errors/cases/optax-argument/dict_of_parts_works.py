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
    return {**parts, "w": parts["w"] + opt.update(2 * parts["w"])}


parts = {"w": jnp.ones(2), "opt": Rule(jnp.zeros_like, update)}
opt = parts.pop("opt")
parts = descend(parts)
assert parts["w"].tolist() == [0.5, 0.5]
