# argument: price

import jax
import jax.numpy as jnp


def value(rate, price):
    return 100 * jnp.exp(-rate) - price


@jax.jit
def implied_rate(price):
    rate, steps = 0.0, 0
    while jnp.abs(value(rate, price)) > 1e-3 and steps < 20:  # raises TracerBoolConversionError
        rate = rate + value(rate, price) / 100
        steps += 1
    return rate, steps


print(implied_rate(90.0))
