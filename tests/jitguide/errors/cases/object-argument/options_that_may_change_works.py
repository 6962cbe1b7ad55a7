import dataclasses

import jax
import jax.numpy as jnp


@dataclasses.dataclass(frozen=True)
class Rule:
    rate: float = 0.5
    steps: int = 2


def train(w, rule):
    for _ in range(rule.steps):
        w = w - rule.rate * w
    return w


run = jax.jit(train, static_argnames=["rule"])
w = run(jnp.ones(3), Rule())
assert w.tolist() == [0.25, 0.25, 0.25]
