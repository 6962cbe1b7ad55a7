# fails: example-1
import jax
import jax.numpy as jnp


@jax.jit
def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
