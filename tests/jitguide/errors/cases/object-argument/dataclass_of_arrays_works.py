import dataclasses

import jax
import jax.numpy as jnp


@dataclasses.dataclass
class State:
    position: jax.Array
    velocity: jax.Array


jax.tree_util.register_dataclass(State, data_fields=["position", "velocity"], meta_fields=[])


@jax.jit
def step(state):
    return state.position + state.velocity


assert step(State(jnp.ones(2), jnp.ones(2))).tolist() == [2.0, 2.0]
