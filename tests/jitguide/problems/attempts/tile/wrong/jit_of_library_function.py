# fails: no-jit
import jax
import jax.numpy as jnp

_fast_tile = jax.jit(jnp.tile, static_argnums=1)


def jit_with_static_n(x, n):
    return _fast_tile(x, int(n))
