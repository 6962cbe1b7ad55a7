from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    x: jax.Array
    count: jax.Array


def body(i, state):
    return State(state.x * 2, state.count + 1)


end = jax.lax.fori_loop(0, 3, body, State(jnp.ones(2), jnp.array(0)))
assert end.x.tolist() == [8, 8]
assert end.count == 3
