# argument: state

import dataclasses

import jax
import jax.numpy as jnp


@dataclasses.dataclass
class State:
    position: jax.Array
    velocity: jax.Array


@jax.jit
def step(state):
    return state.position + state.velocity


step(State(jnp.ones(2), jnp.ones(2)))  # raises TypeError
