import jax

from jitguide import record_trace


def double(x):
    return x * 2


def keep(x):
    return x


def conditional_double(x, threshold):
    above = x > threshold
    return jax.lax.cond(above, double, keep, x)


record = record_trace(conditional_double, 3.0, 2.0)
