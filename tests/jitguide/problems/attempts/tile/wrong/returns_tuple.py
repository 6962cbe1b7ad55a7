# fails: type
import jax
import jax.numpy as jnp


def jit_with_static_n(x, n):
    return tuple(x) * int(n)
