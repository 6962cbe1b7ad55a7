# pasted above its traceback

import jax
import jax.numpy as jnp

stats = {}


@jax.jit
def update(x):
    y = x * 2
    stats["mean"] = y.mean()
    return y


y = update(jnp.ones(2))
out = stats["mean"] + 1  # raises UnexpectedTracerError
