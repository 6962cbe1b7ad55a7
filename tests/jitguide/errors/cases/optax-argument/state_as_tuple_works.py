# needs jax >= 0.4.38
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
class Run:
    weights: jax.Array
    opt: Rule = dataclasses.field(metadata={"static": True})
    velocity: jax.Array


def momentum():
    def update(gradient, velocity):
        velocity = 0.5 * velocity + gradient
        return -0.25 * velocity, velocity

    return Rule(jnp.zeros_like, update)


@jax.jit
def advance(run):
    change, velocity = run.opt.update(2 * run.weights, run.velocity)
    return Run(run.weights + change, run.opt, velocity)


rule, weights = momentum(), jnp.ones(2)
run = Run(weights, rule, rule.init(weights))
run = advance(run)
assert run.weights.tolist() == [0.5, 0.5]
