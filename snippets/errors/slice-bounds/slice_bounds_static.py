from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def head(x, n):
    print("tracing for n =", n)
    return x[:n]


x = jnp.arange(5)
print(head(x, 3), head(x, 2), head(x, 3))
