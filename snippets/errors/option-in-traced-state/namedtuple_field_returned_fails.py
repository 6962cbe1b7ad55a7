from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    x: jax.Array
    n: int


@jax.jit
def step(state):
    return state._replace(x=state.x + 1)


@partial(jax.jit, static_argnames=["n"])
def head(x, n):
    return x[:n]


state = State(jnp.zeros(4), n=3)
print(head(state.x, n=state.n))
state = step(state)
print(head(state.x, n=state.n))  # raises ValueError
