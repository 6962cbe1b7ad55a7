from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["lenght"])  # raises ValueError
def zeros(length):
    return jnp.zeros(length)


print(zeros(3))
