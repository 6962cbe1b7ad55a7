# fails: example-1
import subprocess
import sys

import jax.numpy as jnp

subprocess.run([sys.executable, "-c", "pass"])


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
