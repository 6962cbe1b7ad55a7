# pasted above its traceback

import jax
import jax.numpy as jnp

sums = []


def body(h, x):
    h = h + x
    sums.append(h.sum())
    return h, None


h, _ = jax.lax.scan(body, jnp.zeros(2), jnp.ones((3, 2)))
print(jnp.stack(sums))  # raises UnexpectedTracerError
