# fails: special
import jax.numpy as jnp


def jit_with_static_n(x, n):
    y = x.astype(jnp.float32) if x.dtype == jnp.int32 else x
    return jnp.tile(y, int(n)).astype(x.dtype)
