import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["reach"])
def effort(path, centre, reach):
    window = jax.lax.dynamic_slice_in_dim(path, centre - reach, 2 * reach + 1)
    return jnp.abs(window).sum()


assert effort(jnp.arange(9.0), 4, 2) == 2 + 3 + 4 + 5 + 6
