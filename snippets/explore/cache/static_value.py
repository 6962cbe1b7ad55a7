from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="n")
def tile(x, n):
    print("tracing tile")
    return jnp.tile(x, int(n))


x = jnp.array([7.0, 8.0])
print(tile(x, n=2))
print(tile(x, n=2))
print(tile(x, n=3))
print(tile(x + 1, n=2))
print(tile(x, n=2.0))
print(tile(x, 2))
