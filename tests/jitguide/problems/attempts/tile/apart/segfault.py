# fails: example-1
import ctypes

import jax.numpy as jnp

ctypes.string_at(0)


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
