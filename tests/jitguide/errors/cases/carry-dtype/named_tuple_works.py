from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    total: jax.Array
    count: jax.Array


def body(state, x):
    return State(state.total + x, state.count + 1), None


start = State(jnp.int32(0), jnp.int32(0))
end, _ = jax.lax.scan(
    body, start._replace(total=jnp.asarray(start.total, jnp.float32)), jnp.ones(3)
)
assert end.total == 3.0
