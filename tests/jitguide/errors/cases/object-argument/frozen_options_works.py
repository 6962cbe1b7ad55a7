import functools
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Rule:
    rate: float = 0.5
    steps: int = 2

    def shrink(self, w):
        return w - self.rate * w


@functools.partial(jax.jit, static_argnames=["rule"])
def train(w, rule):
    for _ in range(rule.steps):
        w = rule.shrink(w)
    return w


w = train(jnp.ones(3), Rule())
assert w.tolist() == [0.25, 0.25, 0.25]
