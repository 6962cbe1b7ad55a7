from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="k")
def scale(x, k=1):
    print("tracing scale")
    return x * k


x = jnp.array([7, 8])
print(scale(x))
print(scale(x, 1))
print(scale(x, k=1))
print(scale(x=x, k=1))
print(scale(x, k=1.0))
