# fails: forms
import jax.numpy as jnp


def jit_with_static_n(x, n):
    if not n.is_integer() if not isinstance(n, int) else True:
        raise TypeError("n")
    return jnp.tile(x, int(n))
