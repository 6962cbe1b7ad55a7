# argument: opts['num']
# pasted above its traceback


import jax
import jax.numpy as jnp


@jax.jit
def first(x, opts):
    return x[: opts["num"]] * opts["scale"]  # raises IndexError


print(first(jnp.arange(5), {"num": 3, "scale": 2}))
