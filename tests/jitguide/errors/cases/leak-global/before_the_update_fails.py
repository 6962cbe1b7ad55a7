# pasted above its traceback

import jax
import jax.numpy as jnp

positions = []


@jax.jit
def moved(x):
    positions.append(x)
    x = x + 0.5
    return x


x = moved(jnp.zeros(2))
print(jnp.stack(positions))  # raises UnexpectedTracerError
