import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnums=1)
def decayed(x, rate):
    return x * jnp.exp(-rate)


for rate in jnp.array([0.5, 0.0]):
    out = decayed(jnp.ones(2), rate)  # raises ValueError
