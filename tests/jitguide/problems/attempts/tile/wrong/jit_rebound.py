# fails: plain-jit
import jax
import jax.numpy as jnp


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))


jit_with_static_n = jax.jit(jit_with_static_n, static_argnames="n")
