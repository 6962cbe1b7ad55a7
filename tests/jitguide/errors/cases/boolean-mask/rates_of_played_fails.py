# pasted above its traceback

import jax
import jax.numpy as jnp


def rate(points, minutes):
    return points / minutes


@jax.jit
def form(points, minutes):
    played = minutes > 0
    rates = rate(points[played], minutes[played])  # raises NonConcreteBooleanIndexError
    return rates.mean(), rates.min(), rates.max()


print(form(jnp.array([6.0, 0.0, 2.0]), jnp.array([3.0, 0.0, 2.0])))
