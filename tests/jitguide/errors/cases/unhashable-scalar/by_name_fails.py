import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["n"])
def blank(n):
    return jnp.zeros(n)


length = jnp.array(3)
blank(n=length)  # raises ValueError
