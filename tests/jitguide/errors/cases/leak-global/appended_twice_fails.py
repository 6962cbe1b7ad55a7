# pasted above its traceback

import jax
import jax.numpy as jnp

path = []


@jax.jit
def step(x, v):
    x = x + 0.1 * v
    path.append(x)
    v = v - 0.1 * x
    path.append(v)
    return x, v


x, v = step(1.0, 0.0)
print(jnp.stack(path))  # raises UnexpectedTracerError
