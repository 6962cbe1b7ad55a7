# pasted above its traceback

import jax
import jax.numpy as jnp

losses = []


@jax.jit
def update(w, x):
    loss = jnp.mean((w * x - 1) ** 2)
    losses.append(loss)
    return w - 0.1 * jnp.mean(2 * (w * x - 1) * x)


w = 0.0
x = jnp.array([1.0, 2.0])
for _ in range(2):
    w = update(w, x)
out = sum(losses)  # raises UnexpectedTracerError
