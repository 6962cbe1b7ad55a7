# fails: state
import os, jax.numpy as jnp
def jit_with_static_n(x, n):
    os.environ["LAST_N"] = str(n)
    return jnp.tile(x, int(n))
