import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["widths"])
def padded(x, widths):
    return jnp.pad(x, widths)


widths = [1, 2]
padded(jnp.ones(1), widths=widths)  # raises ValueError
