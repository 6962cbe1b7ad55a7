# pasted above its traceback

import jax
import jax.numpy as jnp

history = []


def body(i, w):
    loss = jnp.sum(w**2) + i
    history.append(loss)
    return w * 0.5


w = jax.lax.fori_loop(0, 2, body, jnp.ones(2))
print(jnp.stack(history))  # raises UnexpectedTracerError
