from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=(0, 3))  # raises ValueError
def repeated(step, x, count):
    for _ in range(count):
        x = step(x)
    return x


print(repeated(jnp.sin, jnp.ones(2), 3))
