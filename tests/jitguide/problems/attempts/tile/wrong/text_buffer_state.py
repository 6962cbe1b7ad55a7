# fails: state
import io

import jax.numpy as jnp

log = io.StringIO()


def jit_with_static_n(x, n):
    log.write(f"n = {n}\n")
    return jnp.tile(x, int(n))
