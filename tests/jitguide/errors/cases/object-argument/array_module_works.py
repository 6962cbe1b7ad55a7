import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["xp"])
def norm(x, xp):
    return xp.sqrt((x * x).sum())


assert abs(norm(jnp.ones(2), jnp) - 2**0.5) < 1e-6
