# argument: rule

import jax


class Rule:
    def __init__(self, rate):
        self.rate = rate


def step(x, rule):
    return x * rule.rate


run = jax.jit(step)
y = run(2.0, Rule(0.5))  # raises TypeError
