# fails: judge
import sys, jax.numpy as jnp
def jit_with_static_n(x, n):
    sys.last_n = n
    return jnp.tile(x, int(n))
