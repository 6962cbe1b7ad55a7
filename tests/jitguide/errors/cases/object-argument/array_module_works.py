import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["xp"])
def norm(x, xp):
    return xp.sqrt((x * x).sum())


assert norm(jnp.ones(2), jnp) > 1
