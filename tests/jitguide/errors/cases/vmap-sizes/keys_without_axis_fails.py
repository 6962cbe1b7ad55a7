# pasted above its traceback

import jax
import jax.numpy as jnp


def height(x, by_power):
    return by_power[0] + by_power[1] * x + by_power[2] * x**2


by_power = {0: jnp.array(1.0), 1: jnp.array(2.0), 2: jnp.array(0.5)}
heights = jax.vmap(height, in_axes=(0, {0: None}))(jnp.arange(3.0), by_power)  # raises ValueError
