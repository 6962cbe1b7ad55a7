from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.tree_util.register_dataclass, data_fields=["params"], meta_fields=["update"])
@dataclass
class TrainState:
    params: jax.Array
    update: Callable


def sgd(rate):
    return lambda p, g: p - rate * g


@jax.jit
def step(state):
    print("  tracing")
    return TrainState(state.update(state.params, 2 * state.params), state.update)


print("a new optimizer for each run:")
for run in range(3):
    step(TrainState(jnp.ones(2), sgd(0.1)))

print("new parameters, the same optimizer:")
optimizer = sgd(0.1)
for run in range(3):
    step(TrainState(jnp.ones(2), optimizer))
