# argument: state.rounds

from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    x: jax.Array
    rounds: int


def advanced(state):
    x = state.x
    for _ in range(state.rounds):  # raises TracerIntegerConversionError
        x = 2 * x
    return x


print(jax.jit(advanced)(State(jnp.ones(2), 3)))
