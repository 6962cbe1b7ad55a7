import jax.numpy as jnp


def jit_with_static_n(x, n):
    return jnp.resize(x, (x.shape[0] * int(n),))
