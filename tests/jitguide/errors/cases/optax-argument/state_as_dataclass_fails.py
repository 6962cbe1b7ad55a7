# argument: bundle.tx.init
# on other versions: missing-argument
# needs jax >= 0.4.38
# pasted above its traceback

import dataclasses
from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Rule(NamedTuple):
    init: Callable
    update: Callable


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Bundle:
    params: dict
    tx: Rule


def update(gradient):
    return -0.25 * gradient


@jax.jit
def descend(bundle):
    change = bundle.tx.update(2 * bundle.params["w"])
    return {"w": bundle.params["w"] + change}


bundle = Bundle({"w": jnp.ones(3)}, Rule(jnp.zeros_like, update))
out = descend(bundle)  # raises TypeError
