import chex
import jax
import jax.numpy as jnp


@chex.dataclass
class State:
    count: chex.Array


@jax.jit
def step(state):
    state.count = state.count + 1


state = State(count=jnp.array(0))
for _ in range(3):
    step(state)
print(state.count)
