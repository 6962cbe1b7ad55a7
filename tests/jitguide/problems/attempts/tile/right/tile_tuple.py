import jax.numpy as jnp


def jit_with_static_n(x, n):
    n = int(n)
    return jnp.tile(x, (n,))
