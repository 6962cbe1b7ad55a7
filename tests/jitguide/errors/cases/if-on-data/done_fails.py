# argument: position

import jax
import jax.numpy as jnp


@jax.jit
def step(position):
    position = position + 1
    done = jnp.all(position == 4)
    if done:  # raises TracerBoolConversionError
        position = jnp.zeros(2, int)
    return position


step(jnp.array([3, 3]))
