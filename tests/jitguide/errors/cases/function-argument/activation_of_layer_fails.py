# argument: opts['act']
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def layer(w, x, opts):
    return opts["gain"] * opts["act"](w @ x)


out = layer(jnp.eye(2), jnp.ones(2), {"gain": 2.0, "act": jax.nn.relu})  # raises TypeError
