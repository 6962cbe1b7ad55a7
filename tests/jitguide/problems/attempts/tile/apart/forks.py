# fails: judge
import os

import jax.numpy as jnp

try:
    if os.fork() == 0:
        while True:
            pass
except RuntimeError:
    pass


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
