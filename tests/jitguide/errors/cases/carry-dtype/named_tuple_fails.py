from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    total: jax.Array
    count: jax.Array


def body(state, x):
    return State(state.total + x, state.count + 1), None


start = State(jnp.int32(0), jnp.int32(0))
end, _ = jax.lax.scan(body, start, jnp.ones(3))  # raises TypeError
