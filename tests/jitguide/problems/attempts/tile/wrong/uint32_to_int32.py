# fails: dtype
import jax.numpy as jnp


def jit_with_static_n(x, n):
    return jnp.tile(x.astype(jnp.int32) if x.dtype == jnp.uint32 else x, int(n))
