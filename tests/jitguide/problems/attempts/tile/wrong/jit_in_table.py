# fails: no-jit
import jax
import jax.numpy as jnp

_TABLE = {"tile": [jax.jit(jnp.tile, static_argnums=1)]}


def jit_with_static_n(x, n):
    return _TABLE["tile"][0](x, int(n))
