import jax.numpy as jnp

from jitguide import record_trace


def tile(x, n):
    parts = []
    for _ in range(n):
        parts.append(x)
    return jnp.concatenate(parts)


record = record_trace(tile, jnp.array([7.0, 8.0]), 3, static_argnames="n")
