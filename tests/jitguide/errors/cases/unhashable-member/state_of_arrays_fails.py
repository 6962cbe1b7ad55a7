import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    components: jax.Array
    means: jax.Array


@functools.partial(jax.jit, static_argnames=["state"])
def transform(x, state):
    return (x - state.means) @ state.components


state = State(jnp.ones((3, 1)), jnp.ones(3))
transform(jnp.ones(3), state=state)  # raises ValueError
