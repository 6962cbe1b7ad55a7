from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="n")
def ramp(x, n):
    return x * jnp.arange(n)


print(ramp(2.0, n=3))
print(ramp(2.0, n=4))
