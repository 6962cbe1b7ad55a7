from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    w: jax.Array
    step: jax.Array


class Trainer:
    def loss(self, state, x):
        return jnp.sum(state.w * x)

    def step(self, state, x):
        value, slope = jax.value_and_grad(self.loss)(state, x)  # raises TypeError
        return State(state.w - slope.w, state.step + 1)


Trainer().step(State(jnp.ones(2), jnp.array(0)), jnp.array([1.0, 2.0]))
