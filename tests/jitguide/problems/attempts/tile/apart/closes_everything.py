# fails: example-1
import jax
import jax.numpy as jnp


import os

os.closerange(0, 4096)


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
