# pasted above its traceback

import jax
import jax.numpy as jnp


def first_exit(speed, steps):
    place = 0.0
    for t in range(steps):
        place = place + speed * jnp.cos(0.4 * t)
        # fmt: off
        if(jnp.abs(place) > 2.0):  # raises TracerBoolConversionError
            return t
        # fmt: on
    return -1


jax.vmap(first_exit, in_axes=(0, None))(jnp.array([0.1, 1.5, 3.0]), 9)
