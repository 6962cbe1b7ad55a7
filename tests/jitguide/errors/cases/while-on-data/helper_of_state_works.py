import jax
import jax.numpy as jnp
import numpy as np


def value(rate, price):
    return 100 * jnp.exp(-rate) - price


@jax.jit
def implied_rate(price):
    rate, steps = 0.0, 0

    def goes_on(state):
        rate, steps = state
        return (jnp.abs(value(rate, price)) > 1e-3) & (steps < 20)

    def iterate(state):
        rate, steps = state
        rate = rate + value(rate, price) / 100
        steps += 1
        return rate, steps

    rate, steps = jax.lax.while_loop(goes_on, iterate, (rate, steps))
    return rate, steps


rate, steps = implied_rate(90.0)
print(rate, steps)
np.testing.assert_allclose(rate, -np.log(0.9), atol=1e-4)
assert steps < 20
