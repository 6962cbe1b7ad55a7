# pasted above its traceback
# argument: params['b']

import jax
import jax.numpy as jnp


def created(scale):
    return {"w": scale * jnp.ones(3), "b": scale}


def update(params, x, y):
    error = x @ params["w"] + params["b"] - y
    return {"w": params["w"] - 0.1 * error @ x, "b": params["b"] - 0.1 * error.sum()}


update_all = jax.vmap(update)
params = jax.vmap(created)(jnp.array([1.0, 2.0]))
x, y = jnp.ones((4, 3)), jnp.zeros(4)
params = update_all(params, x, y)  # raises ValueError
