# argument: read
# pasted above its traceback

import jax
import jax.numpy as jnp

PENALTY = {0: 0.0, 1: 1.0, 2: 3.0}


@jax.jit
def score(read, quality):
    wrong = (read != 0).sum().item()  # raises ConcretizationTypeError
    return quality - PENALTY.get(wrong, 9.0)


score(jnp.array([0, 1, 1]), 30.0)
