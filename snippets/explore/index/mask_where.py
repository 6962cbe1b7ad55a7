import jax.numpy as jnp

from jitguide import record_trace


def positive_sum(x):
    mask = x > 0
    positive = jnp.where(mask, x, 0.0)
    return positive.sum()


record = record_trace(positive_sum, jnp.array([1.0, -2.0, 3.0]))
