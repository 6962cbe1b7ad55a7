# argument: rule
# pasted above its traceback

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Rule:
    rate: float = 0.5
    steps: int = 2

    def shrink(self, w):
        return w - self.rate * w


@jax.jit
def train(w, rule):
    for _ in range(rule.steps):
        w = rule.shrink(w)
    return w


w = train(jnp.ones(3), Rule())  # raises TypeError
