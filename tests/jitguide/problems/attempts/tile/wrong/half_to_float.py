# fails: dtype
import jax.numpy as jnp


def jit_with_static_n(x, n):
    y = x.astype(jnp.float32) if jnp.issubdtype(x.dtype, jnp.floating) else x
    return jnp.tile(y, int(n))
