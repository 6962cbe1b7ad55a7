# fails: special
import jax.numpy as jnp


def jit_with_static_n(x, n):
    return jnp.tile(jnp.nan_to_num(x), int(n))
