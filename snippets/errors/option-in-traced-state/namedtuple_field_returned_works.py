from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    x: jax.Array
    n: int
    done: bool


@jax.jit
def step(state):
    return state._replace(x=state.x + 1)


state = step(State(jnp.zeros(4), n=3, done=False))
print(type(state.n).__name__, type(state.done).__name__)
print(state.done is False, bool(state.done) is False)
print(state.x[: int(state.n)])
