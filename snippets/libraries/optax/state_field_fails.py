from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax


class TrainState(NamedTuple):
    params: jax.Array
    opt_state: optax.OptState
    optimizer: optax.GradientTransformation


@jax.jit
def train_step(state):
    grads = 2 * state.params
    updates, opt_state = state.optimizer.update(grads, state.opt_state)
    params = optax.apply_updates(state.params, updates)
    return TrainState(params, opt_state, state.optimizer)


params, optimizer = jnp.ones(2), optax.adam(0.1)
state = TrainState(params, optimizer.init(params), optimizer)
state = train_step(state)  # raises TypeError
print(state.params)
