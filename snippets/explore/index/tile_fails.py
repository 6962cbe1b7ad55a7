import jax.numpy as jnp

from jitguide import record_trace


def tile(x, n):
    count = n * 1
    parts = [x for _ in range(count)]
    return jnp.concatenate(parts)


record = record_trace(tile, jnp.array([7.0, 8.0]), 3)
