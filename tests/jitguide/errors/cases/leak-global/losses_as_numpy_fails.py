# pasted above its traceback

import jax
import jax.numpy as jnp
import numpy as np

losses = []


def loss_fn(w, x):
    loss = jnp.sum((x * w) ** 2)
    losses.append(loss)
    return loss


w = jnp.ones(2)
for _ in range(2):
    g = jax.grad(loss_fn)(w, 0.5)
    w = w - g
print(np.array(losses))  # raises TracerArrayConversionError
