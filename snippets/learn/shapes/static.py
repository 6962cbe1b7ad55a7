from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def around_zero(n):
    print("tracing for n =", n)
    return jnp.arange(-n, n)


print(around_zero(2))
print(around_zero(3))
print(around_zero(2))
