from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    print("tracing, n =", n)
    return x**n


rows = jnp.array([1.0, 2.0, 3.0])
print(jax.vmap(power, in_axes=(0, None))(rows, 2))
print(jax.vmap(partial(power, n=2))(rows))
