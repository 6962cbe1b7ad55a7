import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["start", "end"])
def window(lookup, series, start, end):
    return series[lookup[0], start - 1 : end + 1]


assert window(jnp.array([0]), jnp.ones((2, 9)), 3, 6).shape == (5,)
