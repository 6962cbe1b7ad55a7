# fails: judge
import jax
import jax.numpy as jnp
def jit_with_static_n(x, n):
    jax.numpy.tile.last = n
    return jnp.tile(x, int(n))
