# pasted above its traceback

import jax
import jax.numpy as jnp

costs = []


def refill(level):
    cost = 1.5 * (8.0 - level)
    costs.append(cost)
    return 8.0, cost


def wait(level):
    return level, 0.0


level, cost = jax.lax.cond(jnp.array(3.0) < 4, refill, wait, 3.0)
print(costs[0] + 1)  # raises UnexpectedTracerError
