import jax.numpy as jnp

from jitguide import record_trace


def tile(x, n):
    y = jnp.tile(x, n)
    return y


record = record_trace(tile, jnp.array([7.0, 8.0]), 3, static_argnames="n")
