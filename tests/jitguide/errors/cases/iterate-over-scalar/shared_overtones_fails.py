# pasted above its traceback

import jax
import jax.numpy as jnp


def tone(frequency, strengths):
    total = 0.0
    for strength in strengths:  # raises TypeError
        total = total + strength * frequency
    return total


print(jax.vmap(lambda f, s: tone(f, s))(jnp.arange(3.0), jnp.array([1.0, 0.5, 0.25])))
