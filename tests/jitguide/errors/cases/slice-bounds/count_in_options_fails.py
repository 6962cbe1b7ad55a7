# argument: options['count']
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def head(x, options):
    return x[: options["count"]] * options["scale"]  # raises IndexError


options = {"count": 2, "scale": 3.0}
out = head(jnp.arange(5.0), options)
