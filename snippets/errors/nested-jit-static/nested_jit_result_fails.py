from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def padded(n):
    return n + 2


@partial(jax.jit, static_argnames=["n"])
def positions(n):
    return jnp.arange(padded(n))  # raises ConcretizationTypeError


print(positions(3))
