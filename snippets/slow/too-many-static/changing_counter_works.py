# needs jax >= 0.4.38
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class State:
    weight: float
    count: jax.Array


@jax.jit
def step(state):
    print("tracing")
    return replace(state, weight=0.5 * state.weight, count=state.count + 1)


state = State(weight=1.0, count=jnp.array(0))
for _ in range(3):
    state = step(state)
print(state)
