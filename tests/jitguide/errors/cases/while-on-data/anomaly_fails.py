# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def anomaly(mean):
    guess = mean
    change = jnp.ones(())
    while jnp.abs(change) > 1e-5:  # raises TracerBoolConversionError
        change = (guess - 0.5 * jnp.sin(guess) - mean) / (1.0 - 0.5 * jnp.cos(guess))
        guess = guess - change
    return guess


print(anomaly(1.0))
