# on other versions: tile-reps
import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["reps"])
def tile(x, reps):
    return jnp.tile(x, reps)


@functools.partial(jax.jit, static_argnames=["n"])
def outer(x, n):
    return tile(x, n) + 1


assert outer(jnp.ones(2), 2).tolist() == [2, 2, 2, 2]
