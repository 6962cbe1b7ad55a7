# fails: no-jit
import jax
import jax.numpy as jnp


def jit_with_static_n(x, n):
    return jax.jit(jnp.tile, static_argnums=1)(x, int(n))
