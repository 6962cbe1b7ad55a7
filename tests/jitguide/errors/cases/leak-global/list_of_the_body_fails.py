# pasted above its traceback

import jax
import jax.numpy as jnp

kept = []


@jax.jit
def update(x):
    parts = []
    parts.append(x * 2)
    kept.extend(parts)
    return x + 1


y = update(jnp.ones(2))
out = sum(kept)  # raises UnexpectedTracerError
