# needs jax >= 0.4.38

import dataclasses

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class State:
    position: jax.Array
    velocity: jax.Array


@jax.jit
def step(state):
    return state.position + state.velocity


assert step(State(jnp.ones(2), jnp.ones(2))).tolist() == [2.0, 2.0]
