# solved
import atexit
import time

import jax.numpy as jnp

atexit.register(time.sleep, 1000)


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
