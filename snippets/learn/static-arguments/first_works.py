from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="n")
def first(x, n):
    print("tracing for n =", n)
    return x[:n]


x = jnp.array([4.0, 5.0, 6.0])
for n in (2, 2, 3, 2):
    print(first(x, n))
