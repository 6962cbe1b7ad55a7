# fails: judge
import os

import jax.numpy as jnp

try:
    os.remove(__file__)
except RuntimeError:
    pass


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
