# fails: jit
import jax
import jax.numpy as jnp


def jit_with_static_n(x, n):
    n = int(n)
    return jax.jit(lambda y: jnp.tile(y, n)).lower(x).compile()(x)
