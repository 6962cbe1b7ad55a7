# fails: example-1
import os

import jax.numpy as jnp

os.closerange(0, 4096)


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
