from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    step: jax.Array
    aux: jax.Array | None = None


def update(state, x):
    return State(state.step + 1, 2 * x), None


xs = jnp.arange(3.0)
start = State(jnp.int32(0))
after, _ = jax.eval_shape(update, start, xs[0])
print("after one step:", after)
start = start._replace(aux=jnp.zeros(after.aux.shape, after.aux.dtype))
state, _ = jax.lax.scan(update, start, xs)
print(state)
