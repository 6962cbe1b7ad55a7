from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    components: jax.Array
    means: jax.Array


@jax.jit
def transform(x, state):
    return (x - state.means) @ state.components


state = State(jnp.ones((3, 1)), jnp.ones(3))
assert transform(jnp.ones(3), state=state) == 0
