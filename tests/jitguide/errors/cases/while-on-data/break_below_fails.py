# pasted above its traceback
# argument: x

import jax
import jax.numpy as jnp


def is_converged(before, after):
    return jnp.abs(after - before) < 1e-6


@jax.jit
def root(x):
    guess = x
    for i in range(50):
        before = guess
        guess = (guess + x / guess) / 2
        if is_converged(before, guess):  # raises TracerBoolConversionError
            break
    return guess


root(9.0)
