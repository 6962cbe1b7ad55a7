# fails: dtype
import jax.numpy as jnp


def jit_with_static_n(x, n):
    return (jnp.ones((int(n), 1)) * x).reshape(-1)
