import math

import jax
import jax.numpy as jnp


@jax.jit
def anomaly(mean):
    guess = mean
    change = jnp.ones(())

    def goes_on(state):
        change, guess = state
        return jnp.abs(change) > 1e-5

    def iterate(state):
        change, guess = state
        change = (guess - 0.5 * jnp.sin(guess) - mean) / (1.0 - 0.5 * jnp.cos(guess))
        guess = guess - change
        return change, guess

    change, guess = jax.lax.while_loop(goes_on, iterate, (change, guess))
    return guess


found = float(anomaly(1.0))
assert abs(found - 0.5 * math.sin(found) - 1.0) < 1e-5
