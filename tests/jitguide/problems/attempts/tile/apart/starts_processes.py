# fails: example-1
import jax
import jax.numpy as jnp


import subprocess
import sys

subprocess.run([sys.executable, '-c', 'pass'])


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
