from functools import partial

import jax
import jax.numpy as jnp


def padded(n):
    return n + 2


@partial(jax.jit, static_argnames=["n"])
def positions(n):
    return jnp.arange(padded(n))


print(positions(3))
