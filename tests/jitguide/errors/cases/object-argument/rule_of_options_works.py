import jax


class Rule:
    def __init__(self, rate):
        self.rate = rate


def step(x, rule):
    return x * rule.rate


run = jax.jit(step, static_argnames=["rule"])
y = run(2.0, Rule(0.5))
assert y == 1
