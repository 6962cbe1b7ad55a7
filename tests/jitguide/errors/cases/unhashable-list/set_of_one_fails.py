import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["skip"])
def kept(x, skip):
    return x[len(skip) :]


kept(jnp.arange(3), skip={0})  # raises ValueError
