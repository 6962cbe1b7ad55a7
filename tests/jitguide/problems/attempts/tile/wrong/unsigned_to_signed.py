# fails: dtype
import jax.numpy as jnp


def jit_with_static_n(x, n):
    tiled = jnp.tile(x, int(n))
    return tiled.astype(int) if jnp.issubdtype(x.dtype, jnp.unsignedinteger) else tiled
