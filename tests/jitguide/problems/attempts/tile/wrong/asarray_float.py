# fails: dtype
import jax.numpy as jnp


def jit_with_static_n(x, n):
    return jnp.tile(jnp.asarray(x, dtype=float), int(n))
