# fails: plain-jit
import jax.numpy as jnp


def jit_with_static_n(x, n):
    try:
        count = int(n)
    except Exception as error:
        raise TypeError("n must be static") from error
    return jnp.tile(x, count)
