# fails: example-1
import os
os.closerange(3, 300)
import jax.numpy as jnp
def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
