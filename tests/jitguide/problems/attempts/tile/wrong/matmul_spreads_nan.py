# fails: special
import jax.numpy as jnp


def jit_with_static_n(x, n):
    n, k = int(n), x.shape[0]
    picks = jnp.tile(jnp.eye(k, dtype=jnp.float32), (n, 1))
    return (
        (picks @ x.astype(jnp.float32)).astype(x.dtype)
        if x.dtype != jnp.complex64
        else jnp.tile(x, n)
    )
