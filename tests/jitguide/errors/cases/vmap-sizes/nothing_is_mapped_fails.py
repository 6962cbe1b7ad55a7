# pasted above its traceback

import jax
import jax.numpy as jnp


def policy(params, obs):
    return params["weights"] @ obs


act = jax.jit(jax.vmap(policy, in_axes=None))
params = {"weights": jnp.ones((2, 3))}
actions = act(params, jnp.ones((4, 3)))  # raises ValueError
