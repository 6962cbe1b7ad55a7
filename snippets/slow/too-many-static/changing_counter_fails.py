# needs jax >= 0.4.38
from dataclasses import dataclass, field, replace

import jax


@jax.tree_util.register_dataclass
@dataclass
class State:
    weight: float
    count: int = field(metadata={"static": True})


@jax.jit
def step(state):
    print("tracing with count =", state.count)
    return replace(state, weight=0.5 * state.weight, count=state.count + 1)


state = State(weight=1.0, count=0)
for _ in range(3):
    state = step(state)
print(state)
