# argument: lengths

from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    key: jax.Array
    total: jax.Array


def draw(key, most, lengths):
    used = jnp.minimum(lengths, most)
    rows = jax.random.normal(key, (jnp.sum(used), 3))  # raises TypeError
    return rows, used


class Sampler:
    most = 4

    def step(self, state, lengths):
        key, key_draw = jax.random.split(state.key)
        rows, used = draw(key_draw, self.most, lengths)
        return State(key, jnp.sum(rows * 0 + 2.0)), used


step = jax.jit(Sampler().step)
state = State(jax.random.key(0), jnp.float32(0))
for lengths in ([1, 2, 0], [3, 1, 9]):
    state, used = step(state, jnp.array(lengths))
    print(state.total, used)
