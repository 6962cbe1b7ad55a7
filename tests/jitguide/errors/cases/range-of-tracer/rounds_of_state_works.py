from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    x: jax.Array
    rounds: int


def advanced(state, rounds):
    x = state.x
    for _ in range(rounds):
        x = 2 * x
    return x


result = jax.jit(advanced, static_argnames=["rounds"])(State(jnp.ones(2), 0), rounds=3)
print(result)
assert result.tolist() == [8.0, 8.0]
