import chex
import jax
import jax.numpy as jnp


@chex.dataclass(frozen=True)
class State:
    count: chex.Array


@jax.jit
def step(state):
    return state.replace(count=state.count + 1)


state = State(count=jnp.array(0))
for _ in range(3):
    state = step(state)
print(state.count)
