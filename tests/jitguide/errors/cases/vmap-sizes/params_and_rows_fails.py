# pasted above its traceback
# argument: params['b']

import jax
import jax.numpy as jnp


def predict(params, x):
    return jnp.sum(params["w"] * x) + params["b"].sum()


params = {"w": jnp.ones(3), "b": jnp.ones(3)}
batched = jax.vmap(predict)
batched(params, jnp.ones((5, 3)))  # raises ValueError
