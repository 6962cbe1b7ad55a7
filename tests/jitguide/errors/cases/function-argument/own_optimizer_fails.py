# argument: opt.init
# pasted above its traceback

from collections import namedtuple

import jax
import jax.numpy as jnp

Rule = namedtuple("Rule", ["init", "update"])
sgd = Rule(lambda w: 0, lambda g, s: (-0.5 * g, s + 1))


def step(w, opt, state):
    change, state = opt.update(2 * w, state)
    return w + change, state


fast_step = jax.jit(step)
w, state = fast_step(jnp.ones(2), sgd, sgd.init(None))  # raises TypeError
