import jax.numpy as jnp


def jit_with_static_n(x, n):
    if not n:
        return jnp.zeros((0,), x.dtype)
    return jnp.concatenate((x,) * int(n))
