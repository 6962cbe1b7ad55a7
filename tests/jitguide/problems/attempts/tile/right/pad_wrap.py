import jax.numpy as jnp


def jit_with_static_n(x, n):
    n, k = int(n), x.shape[0]
    if n == 0 or k == 0:
        return x[:0]
    return jnp.pad(x, (0, (n - 1) * k), mode="wrap")
