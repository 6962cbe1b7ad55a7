from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def countdown(n):
    print("tracing for n =", n)
    return jnp.arange(-n, n)


print(countdown(2))
print(countdown(3))
print(countdown(2))
