# argument: rule
# pasted above its traceback

import dataclasses

import jax
import jax.numpy as jnp


@dataclasses.dataclass
class Rule:
    rate: float = 0.5
    steps: int = 2


def train(w, rule):
    for _ in range(rule.steps):
        w = w - rule.rate * w
    return w


run = jax.jit(train)
w = run(jnp.ones(3), Rule())  # raises TypeError
