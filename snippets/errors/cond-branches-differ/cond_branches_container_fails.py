from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    weight: jax.Array
    count: jax.Array


def update(state):
    return State(state["weight"] * 0.5, state["count"] + 1)


@jax.jit
def step(finite, state):
    return jax.lax.cond(finite, update, lambda state: state, state)  # raises TypeError


restored = {"weight": jnp.ones(2), "count": jnp.int32(7)}
print(step(True, restored))
