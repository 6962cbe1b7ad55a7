import jax.numpy as jnp

from jitguide import record_trace


def conditional_double(x, threshold):
    above = x > threshold
    return jnp.where(above, x * 2, x)


record = record_trace(conditional_double, 3.0, 2.0)
