from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=2)
def shrunk(row, rate, steps):
    for _ in range(steps):
        row = row * rate
    return row


jax.vmap(partial(shrunk, 0.5, 3))(jnp.ones((3, 2)))  # raises ValueError
