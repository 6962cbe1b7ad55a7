# fails: example-2
import jax.numpy as jnp


def jit_with_static_n(x, n):
    int(n)
    return jnp.tile(x, 2)
