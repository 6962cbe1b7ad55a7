# pasted above its traceback

import jax
import jax.numpy as jnp

kept = []


@jax.jit
def update(x):
    parts = {}
    parts["y"] = x * 2
    kept.extend(parts.values())
    return x + 3


y = update(jnp.ones(2))
out = sum(kept)  # raises UnexpectedTracerError
