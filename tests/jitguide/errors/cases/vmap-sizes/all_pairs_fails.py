# argument: rates

import jax
import jax.numpy as jnp


def decay(rate, t):
    return jnp.exp(-rate * t)


rates = jnp.array([0.0, 1.0])
times = jnp.array([0.0, 1.0, 2.0])
jax.vmap(decay)(rates, times)  # raises ValueError
