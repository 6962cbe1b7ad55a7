from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    weight: jax.Array
    count: jax.Array


def update(state):
    return State(state.weight * 0.5, state.count + 1)


@jax.jit
def step(finite, state):
    return jax.lax.cond(finite, update, lambda state: state, state)


restored = {"weight": jnp.ones(2), "count": jnp.int32(7)}
print(step(True, State(**restored)))
print("leaves of the dict:      ", jax.tree.leaves(restored))
print("leaves of the NamedTuple:", jax.tree.leaves(State(**restored)))
