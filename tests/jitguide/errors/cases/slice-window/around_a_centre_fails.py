# argument: centre
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def effort(path, centre, reach):
    window = path[centre - reach : centre + reach + 1]  # raises IndexError
    return jnp.abs(window).sum()


effort(jnp.arange(9.0), 4, 2)
