# argument: u

import jax
import jax.numpy as jnp


@jax.jit
def time_step(u, c, nu):
    speed = max(jnp.abs(u).max(), c, nu / 0.1, 1.0)  # raises TracerBoolConversionError
    return 0.05 / speed


time_step(jnp.array([1.0, -2.0]), 0.3, 0.9)
