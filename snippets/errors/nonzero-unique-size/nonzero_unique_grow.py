from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="size")
def pairs(x, size):
    print("tracing with size", size)
    near = jnp.triu(jnp.abs(x[:, None] - x) < 1, k=1)
    return jnp.nonzero(near, size=size, fill_value=len(x)), near.sum()


size = 4
for spacing in (0.9, 0.6, 0.45, 0.3):  # five particles move closer
    x = spacing * jnp.arange(5)
    (i, j), count = pairs(x, size)
    if count > size:
        size = 2 * int(count)
        (i, j), count = pairs(x, size)
    print(f"{count} pairs, room for {size}")
