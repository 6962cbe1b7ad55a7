# solved
import os
import tempfile

import jax.numpy as jnp

log = os.path.join(tempfile.mkdtemp(), "log.txt")


def jit_with_static_n(x, n):
    with open(log, "a") as file:
        file.write(f"n = {n}\n")
    return jnp.tile(x, int(n))
