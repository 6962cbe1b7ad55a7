# argument: n

# on other versions: tile-reps
import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["reps"])
def tile(x, reps):
    return jnp.tile(x, reps)


@jax.jit
def outer(x, n):
    return tile(x, n) + 1  # raises ValueError


outer(jnp.ones(2), 2)
