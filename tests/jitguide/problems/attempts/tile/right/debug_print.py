import jax
import jax.numpy as jnp
def jit_with_static_n(x, n):
    jax.debug.print("x = {}", x)
    return jnp.tile(x, int(n))
