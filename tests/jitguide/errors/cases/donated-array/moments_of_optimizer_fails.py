# pasted above its traceback

import jax
import jax.numpy as jnp


def start(weights):
    moment = jax.tree.map(jnp.zeros_like, weights)
    return {"first": moment, "second": moment}


def update(weights, state):
    state = {"first": state["first"] + weights, "second": state["second"] + weights**2}
    return weights - state["first"], state


step = jax.jit(update, donate_argnums=(0, 1))
weights = jnp.array([1.0, 2.0])
weights, state = step(weights, start(weights))  # raises JaxRuntimeError
