import jax
import jax.numpy as jnp

from jitguide import record_trace


def spread(row):
    low = row.min()
    high = row.max()
    return high - low


def spreads(table):
    return jax.vmap(spread)(table)


record = record_trace(spreads, jnp.array([[1.0, 5.0, 2.0], [4.0, 4.0, 9.0]]))
