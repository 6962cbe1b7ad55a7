# solved
import subprocess
import sys

import jax.numpy as jnp

subprocess.run([sys.executable, "-c", "print('version 1')"], check=True)


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
