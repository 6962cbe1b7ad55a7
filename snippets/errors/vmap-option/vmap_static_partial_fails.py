from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def power(x, scale, n):
    return scale * x**n


rows = jnp.array([1.0, 2.0, 3.0])
print(jax.vmap(partial(power, 0.5, 2))(rows))  # raises ValueError
