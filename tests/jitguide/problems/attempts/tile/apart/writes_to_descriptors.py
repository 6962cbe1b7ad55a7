# solved
import os

import jax.numpy as jnp


def jit_with_static_n(x, n):
    os.write(1, b'{"status": "FAIL"}\n')
    os.write(2, b"n = %d\n" % int(n))
    return jnp.tile(x, int(n))
