# argument: last

import jax
import jax.numpy as jnp


@jax.jit
def centre(rows, last):
    return rows[: last + 1].mean(axis=0)  # raises IndexError


centre(jnp.array([[1.0, 2.0], [3.0, 4.0], [9.0, 9.0]]), 1)
