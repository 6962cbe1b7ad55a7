import jax.numpy as jnp


def jit_with_static_n(x, n):
    k = x.shape[0]
    if k == 0:
        return x
    return x[jnp.arange(int(n) * k) % k]
