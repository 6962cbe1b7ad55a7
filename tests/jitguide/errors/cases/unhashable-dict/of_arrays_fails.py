import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["params"])
def predict(x, params):
    return x @ params["w"] + params["b"]


params = {"w": jnp.ones((3, 2)), "b": jnp.zeros(2)}
predict(jnp.ones(3), params=params)  # raises ValueError
