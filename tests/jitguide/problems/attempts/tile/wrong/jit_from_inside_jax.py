# fails: no-jit
from jax._src.api import jit
import jax.numpy as jnp
def jit_with_static_n(x, n):
    return jit(lambda v: jnp.tile(v, int(n)))(x)
