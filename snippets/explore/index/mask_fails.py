import jax.numpy as jnp

from jitguide import record_trace


def positive_sum(x):
    mask = x > 0
    positive = x[mask]
    return positive.sum()


record = record_trace(positive_sum, jnp.array([1.0, -2.0, 3.0]))
