import jax.numpy as jnp

from jitguide import record_trace


def conditional_double(x, threshold):
    above = x > threshold
    if above:
        return x * 2
    return x


record = record_trace(conditional_double, jnp.float32(3.0), 2.0, static_argnames="threshold")
