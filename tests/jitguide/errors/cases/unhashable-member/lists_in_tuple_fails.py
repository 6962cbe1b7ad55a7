import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["axes"])
def moved(x, axes):
    return jnp.moveaxis(x, *axes)


moved(jnp.ones((2, 3, 4)), axes=([0, 1], [1, 2]))  # raises ValueError
