from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    step: jax.Array
    aux: jax.Array | None = None


def update(state, x):
    return State(state.step + 1, 2 * x), None


xs = jnp.arange(3.0)
state, _ = jax.lax.scan(update, State(jnp.int32(0)), xs)  # raises TypeError
