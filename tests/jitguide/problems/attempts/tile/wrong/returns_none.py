# fails: example-1
import jax.numpy as jnp


def jit_with_static_n(x, n):
    jnp.tile(x, int(n))
