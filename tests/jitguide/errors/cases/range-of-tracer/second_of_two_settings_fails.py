# argument: sweeps['post']
# on other versions: integer-from-jnp
# pasted above its traceback

from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["pre"])
def smooth(x, sweeps, pre):
    for _ in range(pre):
        x = 0.5 * x
    for _ in range(sweeps["post"]):  # raises TracerIntegerConversionError
        x = x + 1.0
    return x


sweeps = {"post": 3}
out = smooth(jnp.ones(2), sweeps, pre=2)
