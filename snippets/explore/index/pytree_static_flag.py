import jax.numpy as jnp

from jitguide import record_trace


def layer(params, x, activate):
    y = x @ params["weights"] + params["bias"]
    if activate:
        y = jnp.tanh(y)
    return y


params = {"weights": jnp.ones((2, 3)), "bias": jnp.zeros(3)}
record = record_trace(layer, params, jnp.ones(2), True, static_argnames="activate")
