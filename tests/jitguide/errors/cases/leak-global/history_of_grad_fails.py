# pasted above its traceback

import jax
import jax.numpy as jnp

history = []


def loss_fn(w, x):
    loss = jnp.sum((x * w) ** 2)
    history.append(loss)
    return loss


w = jnp.ones(2)
for _ in range(2):
    g = jax.grad(loss_fn)(w, 0.5)
    w = w - g
print(jnp.stack(history))  # raises UnexpectedTracerError
